import { ArrowDown } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { VList, type VListHandle } from 'virtua';
import { BlockError } from '@/components/empty-error-states/error-state';
import { useTimeZone } from '@/components/text/use-time-zone';
import type { Message } from '@/contract/message';
import type { PublicUser } from '@/contract/user';
import { formatNumber } from '@/lib/format/format';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { ConversationMessages } from '@/store/stream-message/room-messages';
import {
  messagesRequested,
  missedMessagesRequested,
  olderMessagesRequested,
} from '@/store/stream-message/stream-message.slice';
import { ChatLine, SystemLine, TipLine } from './chat-line';
import { chatRows, countMissedAbove, countNewSince, type ChatRow } from './chat-rows';
import { ChatTop } from './chat-top';
import { getMention } from './chat-labels';
import { useFollow } from './use-follow';
import styles from './chat.module.css';

interface Ends {
  first: string | undefined;
  last: string | undefined;
  prepended: boolean;
}

/**
 * True if lines were only added or removed at the start since the last render, so that the visible lines keep their
 * place.
 */
function usePrepended(rows: readonly ChatRow[]): boolean {
  const first = rows[1]?.key;
  const last = rows.at(-1)?.key;
  const [seen, setSeen] = useState<Ends>({ first, last, prepended: false });
  if (seen.first === first && seen.last === last) return seen.prepended;
  const prepended = seen.first !== undefined && seen.first !== first && seen.last === last;
  setSeen({ first, last, prepended });
  return prepended;
}

interface Props {
  conversationId: string;
  room: ConversationMessages;
  performerId: string;
  moderates: boolean;
  /** True if the visitor can't write now. */
  isClosed: boolean;
  /** For moderators: opens actions for a person. */
  onPerson?: (person: PublicUser) => void;
}

/** Distance from the start, in px, at which older messages are loaded. */
const NEAR_START = 240;

/** Number of lines in the server's HTML. */
const AT_FIRST = 25;

export function ChatMessages({ conversationId, room, performerId, moderates, isClosed, onPerson }: Props) {
  const dispatch = useAppDispatch();
  const list = useRef<VListHandle>(null);
  const { _id: ownId, username, name } = useAppSelector(({ user }) => user.current);
  const zone = useTimeZone();
  const mention = useMemo(() => getMention({ username, name }), [username, name]);

  const { items, fetching, error, fetchKind } = room;
  const lastId = items.at(-1)?._id;
  const [readTo, setReadTo] = useState<string | null>(null);
  const rows = useMemo(() => chatRows(room, readTo), [room, readTo]);
  const prepended = usePrepended(rows);
  const { onScroll, onResize, backToEnd } = useFollow({ list, readTo, setReadTo, lastId, rowCount: rows.length });

  // Scroll to the visitor's own new message.
  const written = useAppSelector(({ streamMessage }) => streamMessage.sendMessage.data?._id);
  const onWritten = useEffectEvent(backToEnd);
  useEffect(() => {
    if (written) onWritten();
  }, [written]);

  const loadOlder = () => dispatch(olderMessagesRequested({ conversationId }));
  const handleScroll = (offset: number) => {
    const up = onScroll(offset);
    if (up && offset < NEAR_START && !room.hasFirstMessage && !(fetchKind === 'older' && (fetching || error)))
      loadOlder();
  };

  if (items.length === 0) {
    const retry = () => dispatch(messagesRequested({ conversationId }));
    return (
      <div className={styles.blank}>
        {error ? (
          <BlockError title="The chat couldn’t be loaded." message={error.message} onRetry={retry} />
        ) : (
          <p>
            {!room.hasFirstMessage
              ? 'Loading the chat…'
              : isClosed
                ? 'No messages yet.'
                : 'No messages yet. Say hello!'}
          </p>
        )}
      </div>
    );
  }

  const unread = readTo === null ? 0 : countNewSince(items, readTo);
  const isOwn = ({ senderId }: Message) => senderId === ownId && ownId !== '';
  const isRemovable = (message: Message) => (isOwn(message) || moderates) && !message.isDeleted;
  const toLine = (row: ChatRow) => {
    switch (row.kind) {
      case 'top':
        return <ChatTop room={room} missed={countMissedAbove(room)} onOlder={loadOlder} />;
      case 'message': {
        const own = isOwn(row.message);
        return (
          <ChatLine
            message={row.message}
            own={own}
            host={row.message.senderId === performerId}
            mentioned={!own && mention !== null && mention.test(row.message.text)}
            removable={isRemovable(row.message)}
            onPerson={onPerson}
            zone={zone}
          />
        );
      }
      case 'tip':
        return (
          <TipLine
            message={row.message}
            own={isOwn(row.message)}
            removable={isRemovable(row.message)}
            onPerson={isOwn(row.message) ? undefined : onPerson}
            zone={zone}
          />
        );
      case 'quiet':
        return <SystemLine>{row.text}</SystemLine>;
      case 'absence':
        return <p className={styles.mark}>{row.text}</p>;
      case 'unread':
        return <p className={styles.mark}>New</p>;
    }
  };

  return (
    <div className={styles.window}>
      <VList
        ref={list}
        data={rows}
        shift={prepended}
        ssrCount={AT_FIRST}
        role="list"
        tabIndex={0}
        aria-label="Messages"
        className={styles.list}
        onScroll={handleScroll}
        onResize={onResize}
        onKeyDown={moveBetweenButtons}
      >
        {(row) => (
          <div key={row.key} role="listitem">
            {toLine(row)}
          </div>
        )}
      </VList>
      {readTo === null ? null : (
        <button type="button" className={styles.chip} onClick={backToEnd}>
          <ArrowDown />
          {unread > 0 ? `${formatNumber(unread)} new` : 'Jump to latest'}
        </button>
      )}
      {error && fetchKind === 'missed' ? (
        <div className={styles.missed}>
          <BlockError
            title="The messages you missed couldn’t be loaded."
            onRetry={() => dispatch(missedMessagesRequested({ conversationId }))}
          />
        </div>
      ) : null}
    </div>
  );
}

/** Arrow keys move between the buttons of the lines, so that Tab doesn't have to pass all of them. */
function moveBetweenButtons(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
  const kind = document.activeElement?.matches('[data-person]') ? '[data-person]' : '[data-remove]';
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(kind)];
  const at = buttons.findIndex((button) => button === document.activeElement);
  if (at < 0) return;
  event.preventDefault();
  buttons[at + (event.key === 'ArrowUp' ? -1 : 1)]?.focus();
}
