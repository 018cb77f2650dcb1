import type { ReactNode } from 'react';
import { Link } from '@/components/link';
import { DateText } from '@/components/text/date-text';
import styles from './ordered-item.module.css';

interface OrderedThingProps {
  picture: ReactNode;
  name: string;
  /** Null when there is no page of it. */
  href: string | null;
  orderedAt: string;
  /** More about it, line by line. */
  children: ReactNode;
}

/** What an order is about, at the head of its page. */
export const OrderedItem = ({ picture, name, href, orderedAt, children }: OrderedThingProps) => (
  <div className={styles.thing}>
    <div>{picture}</div>
    <div className={styles.words}>
      <h2 className={styles.name} dir="auto">
        {href ? <Link href={href}>{name}</Link> : name}
      </h2>
      <p>
        Ordered on <DateText iso={orderedAt} />
      </p>
      {children}
    </div>
  </div>
);
