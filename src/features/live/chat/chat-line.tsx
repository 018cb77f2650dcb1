import { HandCoins, Trash2 } from 'lucide-react';
import { memo, type MouseEvent, type ReactNode } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { cx } from '@/components/cx';
import type { Message } from '@/contract/message';
import type { PublicUser } from '@/contract/user';
import { zonedDate } from '@/lib/format/zoned-date';
import { tipParts } from '@/entities/payment/tip-message';
import { useAppDispatch } from '@/store/hooks';
import { messageRemovalRequested } from '@/store/stream-message/stream-message.slice';
import { cutText } from '@/lib/format/format';
import { userColorIndex, memberName } from './chat-labels';
import styles from './chat.module.css';

interface Props {
  message: Message;
  own: boolean;
  /** True if the performer of the room wrote it. */
  host: boolean;
  /** True if it mentions the visitor. */
  mentioned: boolean;
  removable: boolean;
  /** For moderators: opens actions for the writer. */
  onPerson?: (person: PublicUser) => void;
  /** The visitor's time zone, read once for all lines. */
  zone: string;
}

/** A chat message. Memoized, because lists are long. */
export const ChatLine = memo(function ChatLine({ message, own, host, mentioned, removable, onPerson, zone }: Props) {
  const name = memberName(message);
  return (
    <div className={cx(styles.line, own && styles.own, mentioned && styles.mentioned)} data-testid="chat-line">
      <Avatar src={message.senderInfo?.avatar} name={name} size="sm" className={styles.face} />
      <p className={styles.message}>
        <SenderName message={message} onPerson={host ? undefined : onPerson} className={styles.name} />
        {host ? <span className={styles.badge}>Performer</span> : null}
        {own ? <span className={styles.you}>You</span> : null}
        {mentioned ? <span className="visually-hidden">mentions you</span> : null}
        <span className={cx(styles.text, message.isDeleted && styles.deleted)} dir="auto">
          {message.text}
        </span>
      </p>
      <LineTime iso={message.createdAt} zone={zone} />
      {removable ? <RemoveButton message={message} name={own ? 'your' : `${name}’s`} /> : null}
    </div>
  );
});

interface SenderNameProps {
  message: Message;
  onPerson?: (person: PublicUser) => void;
  className?: string;
}

function SenderName({ message, onPerson, className }: SenderNameProps) {
  const { senderInfo, senderId, senderSource } = message;
  const name = memberName(message);
  const text = (
    <bdi className={className} data-color={userColorIndex(senderId ?? name)}>
      {name}
    </bdi>
  );
  const isFan = senderInfo && senderSource !== 'performer' && !senderInfo.isPerformer;
  if (!onPerson || !isFan) return text;
  return (
    <button
      type="button"
      data-person
      className={styles.person}
      aria-haspopup="dialog"
      title={`Moderate ${name}`}
      onClick={() => onPerson(senderInfo)}
    >
      {text}
    </button>
  );
}

function LineTime({ iso, zone }: { iso?: string; zone: string }) {
  const at = iso ? zonedDate(iso, zone) : null;
  return at ? (
    <time className={styles.time} dateTime={iso}>
      {at.clock}
    </time>
  ) : null;
}

function RemoveButton({ message: { _id, conversationId, text = '' }, name }: { message: Message; name: string }) {
  const dispatch = useAppDispatch();
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // The button disappears with the text: keep the focus in the list.
    currentTarget.closest<HTMLElement>('[role=list]')?.focus({ preventScroll: true });
    dispatch(messageRemovalRequested({ conversationId, _id }));
  };
  return (
    <button
      type="button"
      data-remove
      className={styles.remove}
      title="Delete message"
      aria-label={`Delete ${name} message: ${cutText(text, 60)}`}
      onClick={remove}
    >
      <Trash2 />
    </button>
  );
}

interface TipLineProps {
  message: Message;
  own: boolean;
  removable: boolean;
  onPerson?: (person: PublicUser) => void;
  zone: string;
}

export const TipLine = memo(function TipLine({ message, own, removable, onPerson, zone }: TipLineProps) {
  const name = memberName(message);
  const { headline, message: text } = tipParts(message);
  return (
    <div className={cx(styles.line, styles.tip)} data-testid="chat-tip">
      {headline === null ? (
        <HandCoins className={styles.coins} />
      ) : (
        <Avatar src={message.senderInfo?.avatar} name={name} size="sm" className={styles.face} />
      )}
      <p className={styles.message}>
        {headline === null ? null : (
          <span className={styles.amount}>
            <SenderName message={message} onPerson={onPerson} /> {headline}
          </span>
        )}
        {text === '' ? null : (
          <span className={cx(styles.tipText, message.isDeleted && styles.deleted)} dir="auto">
            {text}
          </span>
        )}
      </p>
      <LineTime iso={message.createdAt} zone={zone} />
      {removable && text !== '' ? <RemoveButton message={message} name={own ? 'your' : `${name}’s`} /> : null}
    </div>
  );
});

export function SystemLine({ children }: { children: ReactNode }) {
  return (
    <p className={styles.quiet} dir="auto">
      {children}
    </p>
  );
}
