import { CircleAlert } from 'lucide-react';
import styles from './order-summary.module.css';

/** Why a press did not pay. Nothing was sent. */
export function StopNote({ why, count }: { why: 'lines' | 'changed'; count: number }) {
  const text =
    why === 'changed'
      ? 'Your cart has changed in the meantime. Look at the sum once more.'
      : count === 0
        ? 'All is well again. Look at the sum once more.'
        : `${count === 1 ? 'One line has' : `${count} lines have`} changed. Look at what is marked before you pay.`;
  return (
    <p role="alert" className={styles.stop}>
      <CircleAlert aria-hidden="true" />
      {text}
    </p>
  );
}
