import { type ComponentType, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '@/components/cx';
import type { ItemActionsProps, TipDialogProps, TipProps, UnlockSheetProps } from '@/entities/access/item-slots';
import type { ChatProps } from '@/entities/live-show/live-slots';
import { useVisibleArea } from '@/components/hooks/use-visible-area';
import type { LiveHealth } from '@/media/live/live-types';
import type { TipMenuItem } from '@/contract/streaming';
import { GoalBar } from '@/entities/live-show/goal-bar';
import { useAppSelector } from '@/store/hooks';
import { useRoom } from '@/store/room/use-room';
import { selectActiveRoom } from '@/store/stream-message/stream-message.selectors';
import { CardRow } from '@/components/card/card-row';
import { LiveCard } from '@/entities/live-show/live-card';
import { VideoCard } from '@/entities/video/video-card';
import { BlockError } from '@/components/empty-error-states/error-state';
import { paths } from '@/lib/page/paths';
import { RoomAbout } from './room-about';
import { RoomChat } from './room-chat';
import { RoomHeadline } from './room-headline';
import { RoomPlayerArea } from './room-player-area';
import type { RoomPage } from './room.loader';
import { TipMenu } from './tip-menu';
import { useConversation } from './use-conversation';
import { useShow } from './use-show';
import { healthMessages } from './room-messages';
import { useLatestContent, useOtherLivePerformers } from './use-room-rows';
import styles from './room-screen.module.css';

interface Slots {
  Chat: ComponentType<ChatProps>;
  Actions: ComponentType<ItemActionsProps>;
  UnlockButton: ComponentType<UnlockSheetProps>;
  Tip: ComponentType<TipProps>;
  TipDialog: ComponentType<TipDialogProps>;
}

/** A performer's public room. The key resets its state for another performer. */
export const RoomScreen = (props: RoomPage & Slots) => <Room key={props.performer._id} {...props} />;

const TABS = { chat: 'Chat', about: 'About' } as const;

function Room({ Chat, Actions, UnlockButton, Tip, TipDialog, ...page }: RoomPage & Slots) {
  const conversation = useConversation(page);
  const conversationId = conversation.part.ok ? conversation.part.content._id : null;
  const show = useShow(page, conversationId);
  useRoom(conversationId, 'public', { atLeisure: show.phase === 'offline', shouldSendLeave: !show.own });
  const [health, setHealth] = useState<LiveHealth | null>(null);
  const [wide, setWide] = useState(false);
  const [tab, setTab] = useState<keyof typeof TABS>(() => (show.phase === 'offline' ? 'about' : 'chat'));
  const [picked, setPicked] = useState<TipMenuItem | null>(null);
  const isPerformer = useAppSelector(({ user }) => Boolean(user.current.isPerformer));
  const container = useRef<HTMLDivElement>(null);
  useVisibleArea(container);
  const room =
    conversationId === null
      ? undefined
      : { conversationId, streamType: 'public', sessionId: show.streamId ?? page.sessionId ?? undefined };
  const isOn = show.phase === 'live' || show.phase === 'joining' || show.phase === 'interrupted';
  const { goal, tipMenu = [] } = (isOn && show.facts) || {};
  const isAway =
    show.phase === 'offline' || show.phase === 'ended' || show.phase === 'private' || show.phase === 'group';

  return (
    <div
      ref={container}
      className={cx(styles.room, wide && styles.theater)}
      data-tab={tab}
      data-wide={wide || undefined}
    >
      <div className={styles.picture}>
        <RoomPlayerArea
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
        {tipMenu.length > 0 && !isPerformer ? <TipMenu items={tipMenu} onPick={setPicked} /> : null}
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
          phase={show.phase}
          Chat={Chat}
          Tip={Tip}
          room={room}
        />
      </div>
      <div className={styles.below}>
        <RoomAbout page={page} show={show} Actions={Actions} UnlockButton={UnlockButton} />
        <LatestRow page={page} />
        <OthersRow page={page} wanted={isAway} />
      </div>
      {picked && show.phase !== 'refused'
        ? createPortal(
            <TipDialog
              performer={page.performer}
              returnTo={paths.stream(page.performer)}
              room={room}
              initial={{ amount: String(picked.tokens), message: picked.label }}
              onClose={() => setPicked(null)}
            />,
            document.body,
          )
        : null}
    </div>
  );
}

interface RoomHealthProps {
  /** State of the video; null if none is shown. */
  health: LiveHealth | null;
  /** The chat's room is unknown. */
  noChat: boolean;
}

/**
 * Status of video, chat and connection in words. Only problems are visible; screen readers can read all of it. It is
 * never announced, because video and chat announce their own problems.
 */
function RoomHealth({ health, noChat }: RoomHealthProps) {
  const status = useAppSelector(({ system }) => system.socketStatus);
  const fetching = useAppSelector(
    (state) => selectActiveRoom(state).fetching && selectActiveRoom(state).items.length === 0,
  );
  const hasFailed = useAppSelector(
    (state) => selectActiveRoom(state).error !== null && selectActiveRoom(state).items.length === 0,
  );
  const healthItems = healthMessages(health?.step ?? null, { fetching, failed: hasFailed || noChat }, status);
  return (
    <div className={styles.bar} role="group" aria-label="Video, chat and connection" data-testid="room-health">
      {healthItems.map(({ tone, text }) => (
        <span key={text} className={tone === 'good' ? 'visually-hidden' : cx(styles.status, styles[tone])}>
          <span className={styles.dot} aria-hidden="true" />
          {text}
        </span>
      ))}
      {health?.message ? <span className={styles.detail}>{health.message}</span> : null}
    </div>
  );
}

function LatestRow({ page }: { page: RoomPage }) {
  const { part, retrying, retry } = useLatestContent(page);
  const { performer } = page;
  if (!part.ok)
    return (
      <BlockError
        title={`Videos by ${performer.name} couldn’t be loaded.`}
        message={part.message}
        onRetry={retry}
        retrying={retrying}
      />
    );
  if (part.content.length === 0) return null;
  return (
    <CardRow title="Latest shows and videos" kind="video" seeAll={paths.performer(performer)}>
      {part.content.map((video) => (
        <VideoCard key={video._id} video={video} hidePerformer />
      ))}
    </CardRow>
  );
}

/** Other performers who are live, loaded only if `wanted`. */
function OthersRow({ page, wanted }: { page: RoomPage; wanted: boolean }) {
  const others = useOtherLivePerformers(page, wanted);
  if (!wanted || others.length === 0) return null;
  return (
    <CardRow title="Live now" kind="video" seeAll={paths.live}>
      {others.map((performer) => (
        <LiveCard key={performer._id} performer={performer} />
      ))}
    </CardRow>
  );
}
