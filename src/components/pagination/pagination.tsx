import { Link } from '@/components/link';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { pageNumbers } from './page-numbers';
import styles from './pagination.module.css';

interface PaginationProps {
  /** 1-based. */
  current: number;
  last: number;
  hrefFor: (page: number) => string;
  /** Name of the list: "Videos". */
  label: string;
}

/** Page links that crawlers can follow. Renders nothing for a single page. */
export function Pagination({ current, last, hrefFor, label }: PaginationProps) {
  if (last <= 1) return null;
  return (
    <nav aria-label={`${label}, pages`} className={styles.pages}>
      {current > 1 && (
        <Link href={hrefFor(current - 1)} rel="prev" className={styles.step}>
          <ChevronLeft />
          <span>
            Previous<span className="visually-hidden"> page</span>
          </span>
        </Link>
      )}
      <ol className={styles.numbers}>
        {pageNumbers(current, last).map((page, index) => (
          <li key={page ?? `gap-${index}`}>
            {page === null ? (
              <span className={styles.gap}>…</span>
            ) : (
              <Link
                href={hrefFor(page)}
                className={styles.number}
                aria-current={page === current ? 'page' : undefined}
                aria-label={`Page ${page}`}
              >
                {page}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {current < last && (
        <Link href={hrefFor(current + 1)} rel="next" className={styles.step}>
          <span>
            Next<span className="visually-hidden"> page</span>
          </span>
          <ChevronRight />
        </Link>
      )}
    </nav>
  );
}
