import { Link } from '@/components/link';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import styles from './chip.module.css';

interface ChipLinkProps {
  href: string;
  children: ReactNode;
  /** How many there are behind it. */
  count?: number;
  current?: boolean;
}

/** A small link to a topic, a tag or a way to see the list. */
export function ChipLink({ href, children, count, current }: ChipLinkProps) {
  return (
    <Link className={styles.chip} href={href} aria-current={current ? 'true' : undefined}>
      <span className={styles.text} dir="auto">
        {children}
      </span>
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </Link>
  );
}

interface FilterChipProps {
  /** The filter as the visitor would say it: "Country: Spain". */
  label: string;
  /** The same list without this filter. */
  href: string;
  onRemove?: () => void;
}

/** A filter in force; following it takes the filter away. Works as a plain link too. */
export function FilterChip({ label, href, onRemove }: FilterChipProps) {
  return (
    <Link
      className={styles.filter}
      href={href}
      scroll={false}
      onClick={(event) => {
        if (!onRemove || event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onRemove();
      }}
    >
      <span className="visually-hidden">Remove filter</span>
      <span className={styles.text} dir="auto">
        {label}
      </span>
      <X aria-hidden="true" />
    </Link>
  );
}

/** Chips side by side, on as many lines as they need. */
export function ChipList({ label, children }: { label: string; children: ReactNode[] }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {children.map((chip, index) => (
        <li key={index} className={styles.item}>
          {chip}
        </li>
      ))}
    </ul>
  );
}
