import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/breadcrumbs/breadcrumbs';
import { SectionHeader } from '@/components/section/section-header';
import styles from './studio-head.module.css';

interface StudioHeadProps {
  /** The list that it belongs to. */
  list: { label: string; href: string };
  title: string;
  /** The state of the thing, or a line of explanation. */
  note?: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** The head of a screen for one thing, or for a new one: the way back to its list, its title, and what can be done with it. */
export const StudioHead = ({ list, title, note, children }: StudioHeadProps) => (
  <div className={styles.head}>
    <Breadcrumbs items={[list, { label: title }]} />
    <SectionHeader heading="h1" title={title} note={note}>
      {children && <div className={styles.tools}>{children}</div>}
    </SectionHeader>
  </div>
);
