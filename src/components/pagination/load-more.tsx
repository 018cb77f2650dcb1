import type { MouseEvent } from 'react';
import { buttonClass } from '@/components/button/button';
import { formatNumber } from '@/lib/format/format';
import styles from './pagination.module.css';

interface LoadMoreProps {
  /** URL of the next page, for crawlers, new windows and visitors without scripts. */
  href: string;
  onLoad: () => void;
  loading?: boolean;
  shownCount: number;
  total: number;
  /** Plural of the items: "videos". */
  noun: string;
}

/** Loads more items in place. It is a link to the next page underneath. */
export function LoadMore({ href, onLoad, loading, shownCount, total, noun }: LoadMoreProps) {
  const load = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    if (!loading) onLoad();
  };
  return (
    <div className={styles.more}>
      <a
        href={href}
        rel="next"
        className={buttonClass({ variant: 'secondary', size: 'lg' })}
        aria-busy={loading || undefined}
        onClick={load}
      >
        {loading ? `Loading more ${noun}…` : `Show more ${noun}`}
      </a>
      <p className={styles.progress} role="status">
        {formatNumber(shownCount)} of {formatNumber(total)} {noun}
      </p>
    </div>
  );
}
