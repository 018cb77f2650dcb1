import { Button } from '@/components/button/button';
import { formatQuantity } from '@/lib/format/format';
import type { ConversationMessages } from '@/store/stream-message/room-messages';
import styles from './chat.module.css';

interface Props {
  room: ConversationMessages;
  /** Number of missed messages before the first loaded one. */
  missed: number;
  onOlder: () => void;
}

/** Above the oldest line: loads older messages, or marks the beginning. */
export function ChatTop({ room: { hasFirstMessage, fetching, error, fetchKind }, missed, onOlder }: Props) {
  if (hasFirstMessage) return <p className={styles.top}>This is the start of the chat</p>;
  const hasFailed = error !== null && fetchKind === 'older';
  return (
    <div className={styles.top}>
      {hasFailed ? <p>Older messages couldn’t be loaded.</p> : null}
      {missed > 0 && !hasFailed ? <p>You missed {formatQuantity(missed, 'more message')}</p> : null}
      <Button variant="ghost" size="sm" loading={fetching && fetchKind === 'older'} onClick={onOlder}>
        {hasFailed ? 'Retry' : missed > 0 ? 'Show missed messages' : 'Show older messages'}
      </Button>
    </div>
  );
}
