import { HandCoins, Trash2 } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { cx } from '@/components/cx';
import type { Message } from '@/contract/message';
import { momentIn } from '@/lib/moment';
import { useAppDispatch } from '@/store/hooks';
import { messageRemovalAsked } from '@/store/stream-message/stream-message.slice';
import { colourOf, nameOf, tipText } from './chat-words';
import styles from './chat.module.css';

interface Props {
  message: Message;
  own: boolean;
  /** Whether the performer of the room wrote it. */
  host: boolean;
  /** Whether it speaks to the visitor by name. */
  mentioned: boolean;
  removable: boolean;
  /** The visitor's time zone: read once for all lines. */
  zone: string;
}

/** What somebody said. Drawn anew only when it changes itself. */
export const ChatLine = memo(function ChatLine({ message, own, host, mentioned, removable, zone }: Props) {
  const name = nameOf(message);
  return (
    <div className={cx(styles.line, own && styles.own, mentioned && styles.mentioned)} data-testid="chat-line">
      <Avatar src={message.senderInfo?.avatar} name={name} size="sm" className={styles.face} />
      <p className={styles.words}>
        <bdi className={styles.name} data-colour={colourOf(message.senderId ?? name)}>
          {name}
        </bdi>
        {host ? <span className={styles.badge}>Performer</span> : null}
        {own ? <span className={styles.you}>You</span> : null}
        {mentioned ? <span className="visually-hidden">mentions you</span> : null}
        <span className={cx(styles.text, message.isDeleted && styles.deleted)} dir="auto">
          {message.text}
        </span>
      </p>
      <LineTime iso={message.createdAt} zone={zone} />
      {removable ? <RemoveButton message={message} name={own ? 'your' : `${name}'s`} /> : null}
    </div>
  );
});

function LineTime({ iso, zone }: { iso?: string; zone: string }) {
  const at = iso ? momentIn(iso, zone) : null;
  return at ? (
    <time className={styles.time} dateTime={iso}>
      {at.time}
    </time>
  ) : null;
}

function RemoveButton({ message: { _id, conversationId, text = '' }, name }: { message: Message; name: string }) {
  const dispatch = useAppDispatch();
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button goes with the text: the focus stays in the list.
    currentTarget.closest<HTMLElement>('[role=list]')?.focus({ preventScroll: true });
    dispatch(messageRemovalAsked({ conversationId, _id }));
  };
  return (
    <button type="button" data-remove className={styles.remove} title="Delete message" aria-label={`Delete ${name} message: ${text.slice(0, 60)}`} onClick={remove}>
      <Trash2 aria-hidden="true" />
    </button>
  );
}

/** A tip, for all to see. */
export const TipLine = memo(function TipLine({ message }: { message: Message }) {
  return (
    <p className={styles.tip} dir="auto">
      <HandCoins aria-hidden="true" />
      <span>{tipText(message)}</span>
    </p>
  );
});

/** Who came and went. */
export function QuietLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.quiet} dir="auto">
      {children}
    </p>
  );
}
