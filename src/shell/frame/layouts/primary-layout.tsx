import type { ComponentType, ReactNode } from 'react';
import { BackToTop } from '@/shell/frame/back-to-top';
import { BottomBar } from '@/shell/frame/header/bottom-bar';
import { SiteHeader } from '@/shell/frame/header/site-header';
import { SiteFooter } from '@/shell/frame/site-footer';
import styles from './primary-layout.module.css';

interface PrimaryLayoutProps {
  children: ReactNode;
  Bar?: ComponentType;
  Tools?: ComponentType;
}

/** Header, content, back-to-top button and footer (spec §2), with bottom navigation on phones. */
export function PrimaryLayout({ children, Bar = BottomBar, Tools }: PrimaryLayoutProps) {
  return (
    <div className={styles.frame}>
      <SiteHeader Tools={Tools} />
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <BackToTop />
      <SiteFooter />
      <Bar />
    </div>
  );
}
