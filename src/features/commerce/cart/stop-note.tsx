import { CircleAlert } from 'lucide-react';
import { formatQuantity, pluralize } from '@/lib/format/format';
import styles from './order-summary.module.css';

/** Why the payment attempt was stopped before anything was sent. */
export function StopNote({ why, count }: { why: 'lines' | 'changed'; count: number }) {
  const text =
    why === 'changed'
      ? 'Your cart changed in the meantime. Nothing was charged. Check the total and pay again.'
      : count === 0
        ? 'Everything is available again. Check the total before you pay.'
        : `${pluralize(count, 'One item has', `${formatQuantity(count, 'item')} have`)} changed. Nothing was charged. Review the marked items before you pay.`;
  return (
    <p role="alert" className={styles.stop}>
      <CircleAlert aria-hidden="true" />
      {text}
    </p>
  );
}
