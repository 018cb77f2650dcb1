import dynamic from 'next/dynamic';
import { useCallback, useState, useEffect, useEffectEvent, useRef } from 'react';
import { Users } from 'lucide-react';
import { createPortal } from 'react-dom';
import type { ChatProps } from '@/entities/live-show/live-slots';
import { cx } from '@/components/cx';
import type { PublicUser } from '@/contract/user';
import { useAppSelector } from '@/store/hooks';
import { selectIsMuted, selectRoom } from '@/store/stream-message/stream-message.selectors';
import { formatNumber } from '@/lib/format/format';
import type { ConversationMessages } from '@/store/stream-message/room-messages';
import { ChatForm } from './chat-form';
import { ChatMessages } from './chat-messages';
import { connectionMessage, getAnnouncement } from './chat-labels';
import styles from './chat.module.css';

/** Minimum interval between screen-reader announcements, in ms. */
export const ANNOUNCEMENT_INTERVAL_MS = 3000;

/** Last message id of an empty room. */
const NOTHING = '';

interface Announcement {
  text: string;
  /** Increases with each announcement. */
  turn: number;
}

/**
 * Announces messages from others, at most once every three seconds. `hasFirstMessage`: the first message of the room is
 * loaded, so a room without messages is empty.
 */
function useAnnounced(
  { items, hasFirstMessage }: Pick<ConversationMessages, 'items' | 'hasFirstMessage'>,
  ownId: string,
): Announcement {
  const [announcement, setAnnouncement] = useState({ text: '', turn: 0 });
  const announcedUntil = useRef<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const lastId = items.at(-1)?._id ?? (hasFirstMessage ? NOTHING : null);

  const announce = useEffectEvent(() => {
    timer.current = null;
    const from = items.findLastIndex(({ _id }) => _id === announcedUntil.current);
    const isKnown = from >= 0 || announcedUntil.current === NOTHING;
    announcedUntil.current = lastId;
    const fresh = !isKnown
      ? []
      : items
          .slice(from + 1)
          .filter(
            ({ senderId, isSystem, isDeleted, type }) =>
              senderId !== ownId && !isDeleted && (!isSystem || type === 'tip'),
          );
    if (fresh.length > 0) setAnnouncement(({ turn }) => ({ text: getAnnouncement(fresh), turn: turn + 1 }));
  });

  useEffect(() => {
    // Don't announce messages that were there at first.
    if (announcedUntil.current === null || lastId === NOTHING) announcedUntil.current = lastId;
    if (announcedUntil.current === lastId) return;
    timer.current ??= setTimeout(announce, ANNOUNCEMENT_INTERVAL_MS);
  }, [lastId]);

  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  return announcement;
}

const PersonActions = dynamic(() => import('./person-actions').then((module) => module.PersonActions), { ssr: false });

/** A room's chat. It fills its container and scrolls inside; the screen enters and leaves the room. */
export function ChatPanel({
  conversationId,
  performerId,
  performerName,
  moderates = false,
  underBar = false,
  closed,
  FanCard,
  children,
}: ChatProps) {
  const room = useAppSelector(selectRoom(conversationId));
  const ownId = useAppSelector(({ user }) => user.current._id);
  const isMuted = useAppSelector(selectIsMuted(conversationId, ownId));
  const connection = useAppSelector(({ system }) => connectionMessage(system.socketStatus));
  const announced = useAnnounced(room, ownId);
  const closedText =
    closed ?? (isMuted ? `${performerName} muted you for this show. You can still read the chat.` : undefined);

  const [person, setPerson] = useState<PublicUser | null>(null);
  const [wasOpened, setWasOpened] = useState(false);
  const openPerson = useCallback((chosen: PublicUser) => {
    setWasOpened(true);
    setPerson(chosen);
  }, []);
  const onPerson = moderates ? openPerson : undefined;

  return (
    <section className={cx(styles.panel, moderates && styles.large)} aria-labelledby={`chat-${conversationId}`}>
      <header className={cx(styles.head, underBar && styles.inBar)}>
        <h2 id={`chat-${conversationId}`} tabIndex={-1} className={styles.title}>
          Chat
        </h2>
        <ChatMembers performerName={performerName} onPerson={onPerson} />
      </header>
      <p role="status" className={styles.connection}>
        {connection}
      </p>
      <ChatMessages
        key={conversationId}
        conversationId={conversationId}
        room={room}
        performerId={performerId}
        moderates={moderates}
        isClosed={closedText !== undefined}
        onPerson={onPerson}
      />
      <div role="log" aria-label="New messages" aria-relevant="additions text" className="visually-hidden" dir="auto">
        {/* Live regions announce what is added, so the same text needs a new element. */}
        <p key={announced.turn}>{announced.text}</p>
      </div>
      <ChatForm key={`form-${conversationId}`} conversationId={conversationId} closed={closedText}>
        {children}
      </ChatForm>
      {wasOpened ? (
        <PersonActions
          conversationId={conversationId}
          person={person}
          onClose={() => setPerson(null)}
          FanCard={FanCard}
        />
      ) : null}
    </section>
  );
}

const MembersDialog = dynamic(() => import('./members-dialog').then((module) => module.MembersDialog), { ssr: false });

interface Props {
  performerName: string;
  /** For moderators: opens actions for a person. */
  onPerson?: (person: PublicUser) => void;
}

/** Number of people in the room; opens the list. */
function ChatMembers({ performerName, onPerson }: Props) {
  const total = useAppSelector(({ streaming }) => streaming.total + streaming.totalGuests);
  const [open, setOpen] = useState(false);
  const choose =
    onPerson &&
    ((person: PublicUser) => {
      setOpen(false);
      onPerson(person);
    });
  return (
    <>
      <button
        type="button"
        className={styles.members}
        aria-haspopup="dialog"
        aria-label={`${formatNumber(total)} in the room. Show list`}
        onClick={() => setOpen(true)}
      >
        <Users />
        {formatNumber(total)}
      </button>
      {open &&
        createPortal(
          <MembersDialog performerName={performerName} onPerson={choose} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}
