import { Button } from '@/components/button/button';
import { formatNumber } from '@/lib/format/format';
import type { ConversationMessages } from '@/store/stream-message/room-messages';
import styles from './chat.module.css';

interface Props {
  room: ConversationMessages;
  /** Messages that were missed and lie further up. */
  missed: number;
  onOlder: () => void;
}

/** What stands above the oldest line: the way to older ones, or the word that there are none. */
export function ChatTop({ room: { begun, fetching, error, asked }, missed, onOlder }: Props) {
  if (begun) return <p className={styles.top}>The beginning of the chat</p>;
  const failed = error !== null && asked === 'older';
  return (
    <div className={styles.top}>
      {failed ? <p>Older messages could not be loaded.</p> : null}
      {missed > 0 && !failed ? <p>{`${formatNumber(missed)} more messages were missed`}</p> : null}
      <Button look="ghost" size="sm" loading={fetching && asked === 'older'} onClick={onOlder}>
        {failed ? 'Retry' : missed > 0 ? 'Load them' : 'Show older messages'}
      </Button>
    </div>
  );
}
