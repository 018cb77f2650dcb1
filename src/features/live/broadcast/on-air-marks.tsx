import { Clock, Eye } from 'lucide-react';
import { Badge } from '@/components/badge/badge';
import { Count } from '@/components/text/count';
import { useNow } from '@/components/text/use-now';
import { formatDuration } from '@/lib/format/format';
import { selectViewers } from '@/store/broadcast/broadcast.selectors';
import { useAppSelector } from '@/store/hooks';
import styles from './on-air-marks.module.css';

export function OnAirMarks() {
  const startedAt = useAppSelector((state) => state.broadcast.startedAt);
  const isLive = useAppSelector((state) => state.broadcast.step === 'live');
  const awaySince = useAppSelector((state) => state.broadcast.awaySince);
  const isConnected = useAppSelector((state) => state.system.socketStatus === 'connected');
  const { total } = useAppSelector(selectViewers);
  return (
    <>
      <Badge
        state={
          isLive && awaySince === null
            ? { kind: 'live', text: 'LIVE' }
            : { kind: 'note', text: isLive ? 'Reconnecting…' : 'Starting' }
        }
      />
      {startedAt === null ? null : <ShowClock startedAt={startedAt} awaySince={awaySince} />}
      {/* Unknown without a connection. */}
      {isConnected && awaySince === null ? (
        <span className={styles.mark}>
          <Eye />
          <Count value={total} noun="viewer" />
        </span>
      ) : null}
    </>
  );
}

function ShowClock({ startedAt, awaySince }: { startedAt: number; awaySince: number | null }) {
  const now = useNow(new Date(startedAt).toISOString(), 1000);
  return (
    <span className={styles.mark} role="timer" aria-label="Live for">
      <Clock />
      {formatDuration(((awaySince ?? now) - startedAt) / 1000)}
    </span>
  );
}
