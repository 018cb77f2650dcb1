import { Link } from '@/components/link';
import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import styles from './section-header.module.css';

interface SectionHeaderProps {
  title: string;
  /** For `aria-labelledby` of the section. */
  id?: string;
  heading?: 'h1' | 'h2';
  /** One line of explanation or a figure below the title. */
  note?: ReactNode;
  /** Where the whole list is. */
  seeAll?: string;
  /** Controls at the end of the line. */
  children?: ReactNode;
}

export function SectionHeader({ title, id, heading: Heading = 'h2', note, seeAll, children }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        <Heading id={id} className={styles.title} dir="auto">
          {title}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
      {seeAll && (
        <Link href={seeAll} className={styles.all}>
          See all <span className="visually-hidden">{title}</span>
          <ChevronRight aria-hidden="true" />
        </Link>
      )}
    </div>
  );
}
