import type { ComponentType } from 'react';
import { useState } from 'react';
import { Button } from '@/components/button/button';
import { Dialog } from '@/components/dialog/dialog';
import { useUnsavedGuard } from '@/components/form/use-unsaved-guard';
import type { TopUpProps } from '@/entities/access/item-slots';
import type { ChatProps } from '@/entities/live-show/live-slots';
import { useFocusOnMount } from '@/components/section/use-focus-on-mount';
import { useVisibleArea } from '@/components/hooks/use-visible-area';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showEndRequested } from '@/store/private-show/private-show.slice';
import type { Show } from '@/store/private-show/show';
import { LowBalance } from './low-balance';
import { ShowBar } from './show-bar';
import { ShowVideos } from './show-videos';
import styles from './show-player-area.module.css';
import { showName } from './show-labels';
import { useShowPublisher } from './use-show-publisher';
import type { ShowRoom } from './use-show-room';

interface ShowPlayerAreaProps {
  show: Show;
  room: ShowRoom;
  /** True if the visitor's video is sent from the start. */
  sends: boolean;
  Chat: ComponentType<ChatProps>;
  TopUp?: ComponentType<TopUpProps>;
}

/** An open show: the other's video large, the visitor's own small, the meter above and the chat beside it. */
export function ShowPlayerArea({ show, room, sends, Chat, TopUp }: ShowPlayerAreaProps) {
  const playerArea = useFocusOnMount<HTMLElement>();
  useVisibleArea(playerArea);
  const dispatch = useAppDispatch();
  const me = useAppSelector(({ user }) => user.current);
  const publisher = useShowPublisher(show, sends);
  const [ending, setEnding] = useState(false);
  const guard = useUnsavedGuard(true);
  const isFan = show.role === 'fan';
  const performer = isFan && show.other ? show.other : me;
  const isGuest = isFan && show.kind === 'group';
  const kind = show.kind === 'group' ? 'Group show' : 'Private show';
  const title = show.other ? `${kind} with ${show.other.name}` : kind;
  const cancelEnding = () => {
    setEnding(false);
    guard.stay();
  };
  const end = () => {
    if (guard.isConfirming) guard.leave();
    else dispatch(showEndRequested());
  };

  return (
    <section ref={playerArea} tabIndex={-1} className={styles.player} aria-label={title}>
      <h1 className="visually-hidden" dir="auto">
        {title}
      </h1>
      <div className={styles.top}>
        <ShowBar show={show} onEnd={() => setEnding(true)} />
        {show.userNote && (
          <p className={styles.note} dir="auto">
            {show.userNote}
          </p>
        )}
        {isFan && show.price > 0 && TopUp && <LowBalance show={show} TopUp={TopUp} />}
      </div>
      <ShowVideos show={show} room={room} publisher={publisher} />
      <div className={styles.chat}>
        <Chat
          conversationId={show.conversationId}
          performerId={performer._id}
          performerName={performer.name}
          moderates={!isFan}
        />
      </div>
      <Dialog
        open={ending || guard.isConfirming}
        onClose={cancelEnding}
        title={`${isGuest ? 'Leave' : 'End'} the ${showName(show.kind)}?`}
        footer={
          <>
            <Button onClick={cancelEnding}>{isGuest ? 'Stay in show' : 'Continue show'}</Button>
            <Button variant="danger" onClick={end}>
              {isGuest ? 'Leave show' : guard.isConfirming ? 'End show and leave' : 'End show'}
            </Button>
          </>
        }
      >
        <p>
          {show.kind === 'private'
            ? 'It ends for both of you right away.'
            : isFan
              ? 'The show continues for the others. You can rejoin.'
              : 'It ends for everyone right away.'}
          {isFan && show.price > 0 ? ' You won’t be charged for another minute.' : ''}
        </p>
      </Dialog>
    </section>
  );
}
