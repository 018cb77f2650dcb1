import { Link } from '@/components/link';
import type { ReactNode } from 'react';
import { X } from 'lucide-react';
import styles from './chip.module.css';

interface ChipLinkProps {
  href: string;
  children: ReactNode;
  /** Number of items behind the link. */
  count?: number;
  current?: boolean;
}

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
  /** "Country: Spain". */
  label: string;
  href: string;
  onRemove?: () => void;
}

/** An active filter; clicking it removes the filter. Works as a plain link too. */
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
      <X />
    </Link>
  );
}

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
