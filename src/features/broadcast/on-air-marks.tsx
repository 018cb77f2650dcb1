import { Clock, Eye } from 'lucide-react';
import { Badge } from '@/components/badge/badge';
import { Count } from '@/components/text/count';
import { useNow } from '@/components/text/use-now';
import { formatDuration } from '@/lib/format';
import { selectViewers } from '@/store/broadcast/broadcast.selectors';
import { useAppSelector } from '@/store/hooks';
import styles from './on-air-marks.module.css';

/** LIVE, for how long, and before how many. */
export function OnAirMarks() {
  const startedAt = useAppSelector((state) => state.broadcast.startedAt);
  const live = useAppSelector((state) => state.broadcast.step === 'live');
  const { total } = useAppSelector(selectViewers);
  return (
    <>
      <Badge state={live ? { kind: 'live', text: 'LIVE' } : { kind: 'note', text: 'Starting' }} />
      {startedAt === null ? null : <ShowClock startedAt={startedAt} />}
      <span className={styles.mark}>
        <Eye aria-hidden="true" />
        <Count value={total} noun="viewer" />
      </span>
    </>
  );
}

function ShowClock({ startedAt }: { startedAt: number }) {
  const now = useNow(new Date(startedAt).toISOString(), 1000);
  return (
    <span className={styles.mark} role="timer" aria-label="Time on air">
      <Clock aria-hidden="true" />
      {formatDuration((now - startedAt) / 1000)}
    </span>
  );
}
