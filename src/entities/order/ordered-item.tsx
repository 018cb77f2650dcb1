import type { ReactNode } from 'react';
import { Link } from '@/components/link';
import { LocalDate } from '@/components/text/local-date';
import styles from './ordered-item.module.css';

interface OrderedItemProps {
  picture: ReactNode;
  name: string;
  href: string | null;
  orderedAt: string;
  children: ReactNode;
}

export const OrderedItem = ({ picture, name, href, orderedAt, children }: OrderedItemProps) => (
  <div className={styles.item}>
    <div>{picture}</div>
    <div className={styles.details}>
      <h2 className={styles.name} dir="auto">
        {href ? <Link href={href}>{name}</Link> : name}
      </h2>
      <p>
        Ordered on <LocalDate iso={orderedAt} />
      </p>
      {children}
    </div>
  </div>
);
