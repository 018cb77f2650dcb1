import dynamic from 'next/dynamic';
import { useCallback, useState } from 'react';
import type { ChatProps } from '@/entities/live-show/live-slots';
import { cx } from '@/components/cx';
import type { PublicUser } from '@/contract/user';
import { useAppSelector } from '@/store/hooks';
import { selectIsMuted, selectRoom } from '@/store/stream-message/stream-message.selectors';
import { ChatForm } from './chat-form';
import { ChatMembers } from './chat-members';
import { ChatMessages } from './chat-messages';
import { connectionMessage } from './chat-labels';
import { useAnnounced } from './use-announced';
import styles from './chat.module.css';

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
        onPerson={onPerson}
      />
      <div role="log" aria-label="New messages" aria-relevant="additions text" className="visually-hidden" dir="auto">
        {announced}
      </div>
      <ChatForm
        key={`form-${conversationId}`}
        conversationId={conversationId}
        closed={
          closed ?? (isMuted ? `${performerName} muted you for this show. You can still read the chat.` : undefined)
        }
      >
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
