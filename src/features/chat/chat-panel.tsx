import type { ChatProps } from '@/components/item/live-slots';
import { cx } from '@/components/cx';
import { useAppSelector } from '@/store/hooks';
import { selectRoom } from '@/store/stream-message/stream-message.selectors';
import { ChatForm } from './chat-form';
import { ChatMembers } from './chat-members';
import { ChatMessages } from './chat-messages';
import { connectionWords } from './chat-words';
import { useAnnounced } from './use-announced';
import styles from './chat.module.css';

/** The chat of a room. It fills its container and scrolls in itself; the screen enters and leaves the room. */
export function ChatPanel({ conversationId, performerId, performerName, moderates = false, underBar = false, children }: ChatProps) {
  const room = useAppSelector(selectRoom(conversationId));
  const ownId = useAppSelector(({ user }) => user.current._id);
  const connection = useAppSelector(({ system }) => connectionWords(system.socketStatus));
  const announced = useAnnounced(room, ownId);

  return (
    <section className={cx(styles.panel, moderates && styles.large)} aria-labelledby={`chat-${conversationId}`}>
      <header className={cx(styles.head, underBar && styles.inBar)}>
        <h2 id={`chat-${conversationId}`} className={styles.title}>
          Chat
        </h2>
        <ChatMembers performerName={performerName} />
      </header>
      <p role="status" className={styles.connection}>
        {connection}
      </p>
      <ChatMessages key={conversationId} conversationId={conversationId} room={room} performerId={performerId} moderates={moderates} />
      <div role="log" aria-label="New messages" aria-relevant="additions text" className="visually-hidden" dir="auto">
        {announced}
      </div>
      <ChatForm key={`form-${conversationId}`} conversationId={conversationId}>
        {children}
      </ChatForm>
    </section>
  );
}
