import { Link } from '@/components/link';
import { ChevronRight } from 'lucide-react';
import styles from './breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** From the home page down. The last one is the current page and needs no URL. */
  items: readonly { label: string; href?: string }[];
}

export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb" className={styles.nav}>
      <ol className={styles.list}>
        {items.map((item, index) => {
          const last = index === items.length - 1;
          return (
            <li key={`${index}-${item.label}`} className={styles.item}>
              {index > 0 && <ChevronRight />}
              {item.href && !last ? (
                <Link href={item.href} className={styles.link} dir="auto">
                  {item.label}
                </Link>
              ) : (
                <span className={styles.here} aria-current={last ? 'page' : undefined} dir="auto">
                  {item.label}
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
