import { Link } from '@/components/link';
import type { ReactNode } from 'react';
import { ChevronRight } from 'lucide-react';
import styles from './section-header.module.css';

interface SectionHeaderProps {
  title: string;
  /** For `aria-labelledby` of the section. */
  id?: string;
  heading?: 'h1' | 'h2';
  /** One line of text below the title. */
  note?: ReactNode;
  /** URL of the full list. */
  seeAll?: string;
  children?: ReactNode;
}

export function SectionHeader({ title, id, heading: Heading = 'h2', note, seeAll, children }: SectionHeaderProps) {
  return (
    <div className={styles.header}>
      <div className={styles.heading}>
        <Heading id={id} className={styles.title} dir="auto">
          {title}
        </Heading>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
      {seeAll && (
        <Link href={seeAll} className={styles.all}>
          See all <span className="visually-hidden">{title}</span>
          <ChevronRight />
        </Link>
      )}
    </div>
  );
}
