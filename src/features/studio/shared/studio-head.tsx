import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { SectionHeader } from '@/components/section/section-header';
import styles from './studio-head.module.css';

interface StudioHeadProps {
  list: { label: string; href: string };
  title: string;
  note?: ReactNode;
  children?: ReactNode;
}

export const StudioHead = ({ list, title, note, children }: StudioHeadProps) => (
  <div className={styles.head}>
    <Breadcrumbs items={[list, { label: title }]} />
    <SectionHeader heading="h1" title={title} note={note}>
      {children && <div className={styles.tools}>{children}</div>}
    </SectionHeader>
  </div>
);
