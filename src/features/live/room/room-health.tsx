import { cx } from '@/components/cx';
import type { LiveHealth } from '@/media/live/live-types';
import { useAppSelector } from '@/store/hooks';
import { selectActiveRoom } from '@/store/stream-message/stream-message.selectors';
import { healthMessages } from './room-messages';
import styles from './room-health.module.css';

interface RoomHealthProps {
  /** State of the video; null if none is shown. */
  health: LiveHealth | null;
  /** The chat's room is unknown. */
  noChat: boolean;
}

/**
 * Status of video, chat and connection in words. It is never announced, because video and chat announce their own problems.
 */
export function RoomHealth({ health, noChat }: RoomHealthProps) {
  const status = useAppSelector(({ system }) => system.socketStatus);
  const fetching = useAppSelector(
    (state) => selectActiveRoom(state).fetching && selectActiveRoom(state).items.length === 0,
  );
  const failed = useAppSelector(
    (state) => selectActiveRoom(state).error !== null && selectActiveRoom(state).items.length === 0,
  );
  const healthItems = healthMessages(health?.step ?? null, { fetching, failed: failed || noChat }, status);
  return (
    <div className={styles.bar} role="group" aria-label="Video, chat and connection" data-testid="room-health">
      {healthItems.map(({ tone, text }) => (
        <span key={text} className={cx(styles.word, styles[tone])}>
          <span className={styles.dot} aria-hidden="true" />
          {text}
        </span>
      ))}
      {health?.message ? <span className={styles.says}>{health.message}</span> : null}
    </div>
  );
}
