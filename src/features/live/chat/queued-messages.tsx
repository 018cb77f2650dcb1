import { Undo2 } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { useOnline } from '@/components/hooks/use-online';
import type { QueuedMessage } from '@/store/stream-message/outbox';
import { cutText } from '@/lib/format/format';
import styles from './chat-form.module.css';

const OFFLINE = 'You’re offline. We’ll send your message when you reconnect.';
const RECONNECTING = 'Reconnecting… We’ll send your message as soon as the server responds.';

interface Props {
  messages: readonly QueuedMessage[];
  onWithdraw: (message: QueuedMessage) => void;
}

export function QueuedMessages({ messages, onWithdraw }: Props) {
  const isOnline = useOnline();
  return (
    <>
      <p role="status" className={styles.queued}>
        {messages.length === 0 ? null : isOnline ? RECONNECTING : OFFLINE}
      </p>
      {messages.length > 0 ? (
        <ul role="list" aria-label="Waiting to be sent" className={styles.queuedList}>
          {messages.map((message) => (
            <li key={message.id} className={styles.queuedMessage}>
              <span className={styles.queuedText} dir="auto">
                {message.text}
              </span>
              {message.isUncertain ? null : (
                <IconButton
                  size="sm"
                  label={`Edit your message: ${cutText(message.text, 60)}`}
                  onClick={() => onWithdraw(message)}
                >
                  <Undo2 />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
