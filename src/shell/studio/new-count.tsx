import { CountBubble } from '@/components/button/count-bubble';
import styles from './new-count.module.css';

/** Number of new things at a menu entry. */
export const NewCount = ({ count }: { count: number }) =>
  count === 0 ? null : (
    <span className={styles.count}>
      <CountBubble count={count} />
      <span className="visually-hidden">, {count} new</span>
    </span>
  );
