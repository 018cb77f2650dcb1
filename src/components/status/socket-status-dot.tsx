import { cx } from '@/components/cx';
import styles from './socket-status-dot.module.css';

/** Connection states of spec §4. */
type SocketStatus = 'initialized' | 'connected' | 'disconnect' | 'failed' | 'reconnecting';

const LABELS: Record<SocketStatus, string> = {
  initialized: 'Connecting…',
  connected: 'Live updates are on',
  disconnect: 'Live updates are off',
  failed: 'No live updates, reconnecting…',
  reconnecting: 'Reconnecting…',
};

/**
 * Shows the live connection's state unless it is connected. The live region always stays mounted, so that changes are
 * announced.
 */
export function SocketStatusDot({ status }: { status: SocketStatus }) {
  return (
    <span role="status" className={styles.status}>
      {status !== 'connected' && (
        <span className={cx(styles.state, (status === 'failed' || status === 'disconnect') && styles.off)}>
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.label}>{LABELS[status]}</span>
        </span>
      )}
    </span>
  );
}
