import { cx } from '@/components/cx';
import styles from './socket-status-dot.module.css';

/** The states of spec §4. */
type SocketStatus = 'initialized' | 'connected' | 'disconnect' | 'failed' | 'reconnecting';

const words: Record<SocketStatus, string> = {
  initialized: 'Connecting…',
  connected: 'Live updates are on',
  disconnect: 'Live updates are off',
  failed: 'No live updates, trying again',
  reconnecting: 'Reconnecting…',
};

/** A word about the live connection while there is none; the region stays, so that a change is read out. */
export function SocketStatusDot({ status }: { status: SocketStatus }) {
  return (
    <span role="status" className={styles.place}>
      {status !== 'connected' && (
        <span className={cx(styles.state, (status === 'failed' || status === 'disconnect') && styles.off)}>
          <span className={styles.dot} aria-hidden="true" />
          <span className={styles.words}>{words[status]}</span>
        </span>
      )}
    </span>
  );
}
