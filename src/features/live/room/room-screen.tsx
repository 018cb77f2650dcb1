import { type ComponentType, useRef, useState } from 'react';
import { cx } from '@/components/cx';
import type { ItemActionsProps, TipProps, UnlockSheetProps } from '@/entities/access/item-slots';
import type { ChatProps } from '@/entities/live-show/live-slots';
import { useVisibleArea } from '@/components/hooks/use-visible-area';
import type { LiveHealth } from '@/media/live/live-types';
import type { TipMenuItem } from '@/contract/streaming';
import { GoalBar } from '@/entities/live-show/goal-bar';
import { useAppSelector } from '@/store/hooks';
import { useRoom } from '@/store/room/use-room';
import { RoomAbout } from './room-about';
import { RoomChat } from './room-chat';
import { RoomHeadline } from './room-headline';
import { RoomHealth } from './room-health';
import { LatestRow, OthersRow } from './room-rows';
import { RoomStage } from './room-stage';
import type { RoomPage } from './room.loader';
import { TipMenu } from './tip-menu';
import { useConversation } from './use-conversation';
import { useShow } from './use-show';
import styles from './room-screen.module.css';

interface Slots {
  Chat: ComponentType<ChatProps>;
  /** Favorite, share and report. */
  Actions: ComponentType<ItemActionsProps>;
  /** Unlock options of a ticketed show and subscriptions. */
  UnlockButton: ComponentType<UnlockSheetProps>;
  Tip: ComponentType<TipProps>;
}

/** A performer's public room. The key resets its state for another performer. */
export const RoomScreen = (props: RoomPage & Slots) => <Room key={props.performer._id} {...props} />;

const TABS = { chat: 'Chat', about: 'About' } as const;

function Room({ Chat, Actions, UnlockButton, Tip, ...page }: RoomPage & Slots) {
  const conversation = useConversation(page);
  const conversationId = conversation.part.ok ? conversation.part.content._id : null;
  const show = useShow(page, conversationId);
  useRoom(conversationId, 'public', { atLeisure: show.phase === 'offline' });
  const [health, setHealth] = useState<LiveHealth | null>(null);
  const [wide, setWide] = useState(false);
  const [tab, setTab] = useState<keyof typeof TABS>(() => (show.phase === 'offline' ? 'about' : 'chat'));
  const [picked, setPicked] = useState<TipMenuItem | null>(null);
  const isPerformer = useAppSelector(({ user }) => Boolean(user.current.isPerformer));
  const place = useRef<HTMLDivElement>(null);
  useVisibleArea(place);
  const room =
    conversationId === null
      ? undefined
      : { conversationId, streamType: 'public', sessionId: show.streamId ?? page.sessionId ?? undefined };
  const isOn = show.phase === 'live' || show.phase === 'joining' || show.phase === 'interrupted';
  const { goal, tipMenu = [] } = (isOn && show.facts) || {};
  const away = show.phase === 'offline' || show.phase === 'ended' || show.phase === 'private' || show.phase === 'group';

  return (
    <div ref={place} className={cx(styles.room, wide && styles.theater)} data-tab={tab} data-wide={wide || undefined}>
      <div className={styles.picture}>
        <RoomStage
          page={page}
          show={show}
          theater={{ on: wide, toggle: () => setWide(!wide) }}
          onHealth={setHealth}
          UnlockButton={UnlockButton}
        />
      </div>
      <div className={styles.head}>
        <RoomHeadline page={page} show={show} />
        {goal ? <GoalBar goal={goal} /> : null}
        {tipMenu.length > 0 && !isPerformer ? (
          // Another choice of the same item opens the form again.
          <TipMenu items={tipMenu} onPick={(item) => setPicked({ ...item })} />
        ) : null}
        <RoomHealth health={show.phase === 'live' ? health : null} noChat={conversationId === null} />
      </div>
      <div className={styles.tabs} role="group" aria-label="Chat and details">
        {(['chat', 'about'] as const).map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tab}
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
          >
            {TABS[name]}
          </button>
        ))}
      </div>
      <div className={styles.chat}>
        <RoomChat
          page={page}
          conversation={conversation}
          own={show.own}
          needsTicket={show.phase === 'ticket'}
          Chat={Chat}
          Tip={Tip}
          room={room}
          picked={picked}
        />
      </div>
      <div className={styles.below}>
        <RoomAbout page={page} show={show} Actions={Actions} UnlockButton={UnlockButton} />
        <LatestRow page={page} />
        <OthersRow page={page} wanted={away} />
      </div>
    </div>
  );
}
