import { SendHorizontal } from 'lucide-react';
import { useRouter } from 'next/router';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useEffect,
  useMemo,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import { Button } from '@/components/button/button';
import { IconButton } from '@/components/button/icon-button';
import { useDraft } from '@/components/form/use-draft';
import { useAutoGrow } from '@/components/form/use-auto-grow';
import { KEEP_PAGE_OPEN_MESSAGE, SlowWait } from '@/components/status/slow-notice';
import { useLoginReturn } from '@/components/hooks/use-login-return';
import { isComposing } from '@/components/form/is-composing';
import { withLoginIntent } from '@/lib/page/login-intent';
import { paths } from '@/lib/page/paths';
import { useAppDispatch, useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { chatDraft } from '@/store/stream-message/chat-draft';
import { queuedBy, outbox, removeQueuedMessage, type QueuedMessage } from '@/store/stream-message/outbox';
import { messageSubmitted, deliveryRequested } from '@/store/stream-message/stream-message.slice';
import { formatQuantity } from '@/lib/format/format';
import { countCharactersLeft } from './chat-labels';
import { EmojiButton, EmojiPicker } from './emoji-picker';
import { QueuedMessages } from './queued-messages';
import styles from './chat-form.module.css';

const NONE: QueuedMessage[] = [];

/** The visitor's queued messages to this room and a function that removes one. */
function useQueuedMessages(conversationId: string) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(({ user }) => user.current._id);
  const all = useSyncExternalStore(outbox.onChange, outbox.read, () => NONE);
  const queued = useMemo(
    () => (account === '' ? NONE : queuedBy(all, account, conversationId)),
    [all, account, conversationId],
  );

  // After a reload, and when the tab that was sending them is closed.
  useEffect(() => {
    if (queued.length > 0) dispatch(deliveryRequested({ conversationId }));
  }, [dispatch, conversationId, queued.length]);

  return { queued, release: removeQueuedMessage };
}

interface Props {
  conversationId: string;
  /** Why the visitor can't write right now. */
  closed?: string;
  children?: ReactNode;
}

/**
 * The message field. The text stays until the server has accepted it, so that a failure, a login or a reload loses
 * nothing. Offline messages are queued. Guests log in first and find their text again.
 */
export function ChatForm({ conversationId, closed, children }: Props) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const id = useId();
  const isLoggedIn = useIsLoggedIn();
  const { sending, error } = useAppSelector(({ streamMessage }) => streamMessage.sendMessage);
  const [text, setText] = useDraft(chatDraft(conversationId));
  const box = useRef<HTMLTextAreaElement>(null);
  const [picking, setPicking] = useState(false);
  const isClosed = closed !== undefined;
  useAutoGrow(id, text);

  // An error from before the text changed is not shown.
  const [seenError, setSeenError] = useState<typeof error>(null);
  const refusal = isClosed || error === seenError ? null : error;

  const { queued, release } = useQueuedMessages(conversationId);
  const reason = useRef<HTMLParagraphElement>(null);
  // Disabling the field moves the focus to the page.
  useLayoutEffect(() => {
    if (isClosed && document.activeElement === box.current) reason.current?.focus();
  }, [isClosed]);

  useLoginReturn(isLoggedIn && !isClosed, 'message', '', () => box.current?.focus());

  const left = countCharactersLeft(text);
  const isTooLong = left !== null && left < 0;

  const write = (value: string) => {
    setText(value);
    setSeenError(error);
  };
  const send = () => {
    if (sending || isClosed || text.trim() === '' || isTooLong) return;
    if (!isLoggedIn) return void router.push(paths.login(withLoginIntent(router.asPath, 'message')));
    dispatch(messageSubmitted({ conversationId, text: text.trim() }));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event.nativeEvent)) return;
    event.preventDefault();
    send();
  };
  const withdraw = ({ id: queuedId, text: queuedText }: QueuedMessage) => {
    // The pressed button disappears with its message.
    box.current?.focus();
    release(queuedId);
    write(text === '' ? queuedText : `${queuedText}\n${text}`);
  };
  const insert = (emoji: string) => {
    setPicking(false);
    const field = box.current;
    const [from, to] = field ? [field.selectionStart, field.selectionEnd] : [text.length, text.length];
    write(text.slice(0, from) + emoji + text.slice(to));
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + emoji.length, from + emoji.length);
    });
  };

  const describedBy = [isClosed && `${id}-closed`, refusal && `${id}-error`, left !== null && `${id}-left`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={styles.panel}>
      {closed === undefined ? null : (
        <p id={`${id}-closed`} ref={reason} tabIndex={-1} role="status" className={styles.closed} dir="auto">
          {closed}
        </p>
      )}
      {refusal ? (
        <div id={`${id}-error`} role="alert" className={styles.problem} dir="auto">
          <span>Not sent: {refusal.message}</span>
          <Button variant="ghost" size="sm" onClick={send}>
            Retry
          </Button>
        </div>
      ) : null}
      {sending ? <SlowWait note={KEEP_PAGE_OPEN_MESSAGE} /> : null}
      <QueuedMessages messages={queued} onWithdraw={withdraw} />
      {picking && !isClosed ? <EmojiPicker onPick={insert} /> : null}
      <div className={styles.row}>
        {/* Only the field is a form: submits in the emoji search or in a dialog of the children must not reach it. */}
        <form className={styles.field} method="post" noValidate onSubmit={submit}>
          <label htmlFor={id} className="visually-hidden">
            Your message
          </label>
          <textarea
            ref={box}
            id={id}
            className={styles.box}
            rows={1}
            dir="auto"
            enterKeyHint="send"
            autoComplete="off"
            data-testid="chat-box"
            placeholder={isClosed ? 'Read only' : 'Send a message'}
            disabled={isClosed}
            value={text}
            aria-invalid={isTooLong || undefined}
            aria-describedby={describedBy || undefined}
            onChange={(event) => write(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          <EmojiButton open={picking} disabled={isClosed} onChange={setPicking} />
          <IconButton
            type="submit"
            label={sending ? 'Sending' : 'Send'}
            className={styles.send}
            aria-busy={sending || undefined}
            disabled={isClosed}
            aria-disabled={text.trim() === '' || isTooLong || undefined}
          >
            <SendHorizontal />
          </IconButton>
        </form>
        {children ? <div className={styles.beside}>{children}</div> : null}
      </div>
      {left !== null ? (
        <p id={`${id}-left`} className={isTooLong ? styles.over : styles.left}>
          {isTooLong
            ? `${formatQuantity(-left, 'character')} over the limit`
            : `${formatQuantity(left, 'character')} left`}
        </p>
      ) : null}
    </div>
  );
}
