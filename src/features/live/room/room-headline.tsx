import { Badge } from '@/components/badge/badge';
import { Count } from '@/components/text/count';
import { StatLine } from '@/components/text/stat-line';
import { useNow } from '@/components/text/use-now';
import { formatDuration } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import { getViewers } from '@/store/streaming/streaming.selectors';
import type { RoomPage } from './room.loader';
import { roomTitle } from './room-messages';
import type { ShowView } from './use-show';
import styles from './room-headline.module.css';

export function RoomHeadline({ page, show }: { page: RoomPage; show: ShowView }) {
  const { performer, now } = page;
  const inRoom = useAppSelector(({ streaming }) => streaming.total + streaming.totalGuests);
  const viewersInRoom = useAppSelector(({ streaming }) => getViewers(streaming, performer._id));
  const { facts } = show;
  const isInterrupted = show.phase === 'interrupted';
  const isOnAir = ['interrupted', 'live', 'ticket', 'login', 'joining'].includes(show.phase);
  // Until the room reports who is in it, use the server's number.
  const viewers = inRoom > 0 ? viewersInRoom : (facts?.stats?.members ?? 0);
  return (
    <div className={styles.headline}>
      <h1 className={styles.title} dir="auto">
        {isOnAir ? roomTitle(performer, facts) : performer.name}
      </h1>
      <div className={styles.line}>
        {isOnAir ? <Badge state={isInterrupted ? { kind: 'note', text: 'Reconnecting…' } : { kind: 'live' }} /> : null}
        {isOnAir ? (
          <StatLine
            items={[
              <Count key="viewers" value={viewers} noun="viewer" />,
              facts?.lastStreamingTime && !isInterrupted ? (
                <OnAirFor key="time" since={facts.lastStreamingTime} now={now} />
              ) : null,
            ]}
          />
        ) : (
          <StatLine
            items={[
              show.phase === 'paused'
                ? 'Back soon'
                : show.phase === 'private'
                  ? 'In a private show'
                  : show.phase === 'group'
                    ? 'In a group show'
                    : 'Not live',
              inRoom > 1 ? <Count key="here" value={inRoom} noun="person" plural="people here" /> : null,
            ]}
          />
        )}
      </div>
    </div>
  );
}

const A_SECOND = 1000;

function OnAirFor({ since, now }: { since: string; now: string }) {
  const seconds = (useNow(now, A_SECOND) - Date.parse(since)) / 1000;
  return (
    <span role="timer" aria-label="Live for">
      {formatDuration(seconds)}
    </span>
  );
}
