import { Picture } from '@/components/picture/picture';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { paths } from '@/lib/page/paths';
import type { LiveHealth } from '@/media/live/live-types';
import { LivePlayer, prepareLivePlayer } from '@/media/live/live-player';
import { useAppSelector } from '@/store/hooks';
import { selectPlayMode, selectStreamHosts } from '@/store/streaming/streaming.selectors';
import { useStreamToken } from '@/store/streaming/use-stream-token';
import { type ComponentType, useEffect } from 'react';
import { PlayerAreaMessage } from './player-area-message';
import type { RoomPage } from './room.loader';
import { interruptedText, isPriced, roomTitle } from './room-messages';
import type { ShowView } from './use-show';
import styles from './room-player-area.module.css';

interface RoomPlayerAreaProps {
  page: RoomPage;
  show: ShowView;
  theater: { on: boolean; toggle: () => void };
  onHealth: (health: LiveHealth) => void;
  UnlockButton: ComponentType<UnlockSheetProps>;
}

const selectMode = selectPlayMode('broadcast');

/** The player area: the show, or why there is none. Its size never changes. */
export function RoomPlayerArea({ page, show, theater, onHealth, UnlockButton }: RoomPlayerAreaProps) {
  const { performer } = page;
  const { facts, streamId } = show;
  const hosts = useAppSelector(selectStreamHosts);
  const mode = useAppSelector(selectMode);
  const token = useStreamToken(show.requireLogin);
  useEffect(() => {
    if (show.phase === 'joining') prepareLivePlayer();
  }, [show.phase]);
  const poster = performer.cover ?? performer.avatar;
  const title = roomTitle(performer, facts);

  if (streamId !== null) {
    return (
      <div className={styles.player} data-testid="room-live">
        <LivePlayer
          key={show.entry}
          title={title}
          poster={poster}
          mode={mode}
          streamId={streamId}
          hosts={hosts}
          token={token}
          onHealth={onHealth}
          theater={theater}
          notice={show.phase === 'interrupted' ? interruptedText(performer.name) : undefined}
        />
      </div>
    );
  }
  return (
    <div className={styles.player} data-theme="dark" data-testid={`room-${show.phase}`}>
      <Picture src={poster} alt="" ratio="video" priority placeholder="person" className={styles.poster} />
      <div className={styles.scrim} />
      <div className={styles.closed}>
        <PlayerAreaMessage
          page={page}
          show={show}
          unlockOptions={
            facts && isPriced(facts) ? (
              <UnlockButton
                kind="stream"
                id={facts._id}
                title={title}
                price={facts.price ?? 0}
                performer={performer}
                cover={poster ?? undefined}
                returnTo={paths.stream(performer)}
                label="Unlock"
                onPaid={show.again}
              />
            ) : null
          }
        />
      </div>
    </div>
  );
}
