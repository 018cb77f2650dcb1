import type { Message } from '@/contract/message';
import type { ConversationMessages } from '@/store/stream-message/room-messages';
import { formatQuantity } from '@/lib/format/format';

/** A rendered line of the chat. `key` is stable. */
export type ChatRow =
  | { kind: 'top'; key: string }
  | { kind: 'message'; key: string; message: Message }
  | { kind: 'tip'; key: string; message: Message }
  | { kind: 'quiet'; key: string; text: string }
  | { kind: 'absence'; key: string; text: string }
  | { kind: 'unread'; key: string };

/** From this number in a row, people who joined or left are counted instead of listed. */
const MANY = 3;

const COMING = /\bjoined\b/i;
const GOING = /\bleft\b/i;

const isTip = ({ type }: Message) => type === 'tip';
const isJoinOrLeave = ({ isSystem, text, type }: Message) =>
  Boolean(isSystem) && type !== 'tip' && (COMING.test(text) || GOING.test(text));

const absenceText = (missed: number): string => `You missed ${formatQuantity(missed, 'message')} while away`;

/** "12 joined, 3 left" */
function joinsAndLeaves(lines: Message[]): string {
  const left = lines.filter(({ text }) => GOING.test(text)).length;
  const joined = lines.length - left;
  return [joined > 0 && `${joined} joined`, left > 0 && `${left} left`].filter(Boolean).join(', ');
}

type LoadedMessages = Pick<ConversationMessages, 'items' | 'absences' | 'hasFirstMessage'>;

/** The rows of a room; `readTo`: the last visible message when the visitor started reading older ones. */
export function chatRows({ items, absences, hasFirstMessage }: LoadedMessages, readTo: string | null): ChatRow[] {
  const rows: ChatRow[] = [{ kind: 'top', key: 'top' }];
  const missedAfter = new Map(absences.map(({ after, missed }) => [after, missed]));
  const markAbsence = (after: string | null) => {
    const missed = missedAfter.get(after);
    if (missed !== undefined) rows.push({ kind: 'absence', key: `absence-${after}`, text: absenceText(missed) });
  };
  if (hasFirstMessage) markAbsence(null);

  for (let index = 0; index < items.length; index += 1) {
    const message = items[index];
    if (!message) break;
    const { _id } = message;
    let last = message;
    if (isJoinOrLeave(message)) {
      let end = index + 1;
      // A mark would separate them.
      for (
        let next = items[end];
        next && isJoinOrLeave(next) && last._id !== readTo && !missedAfter.has(last._id);
        next = items[++end]
      )
        last = next;
      const run = items.slice(index, end);
      if (run.length < MANY)
        rows.push(...run.map((line) => ({ kind: 'quiet' as const, key: line._id, text: line.text })));
      else rows.push({ kind: 'quiet', key: _id, text: joinsAndLeaves(run) });
      index = end - 1;
    } else if (isTip(message)) rows.push({ kind: 'tip', key: _id, message });
    else if (message.isSystem) rows.push({ kind: 'quiet', key: _id, text: message.text });
    else rows.push({ kind: 'message', key: _id, message });

    markAbsence(last._id);
    if (last._id === readTo && index < items.length - 1) rows.push({ kind: 'unread', key: 'unread' });
  }
  return rows;
}

/** Number of messages after the given one; all of them if it is gone. */
export function countNewSince(items: Message[], readTo: string): number {
  const index = items.findLastIndex(({ _id }) => _id === readTo);
  return items.slice(index + 1).filter((message) => !isJoinOrLeave(message)).length;
}

/** Number of missed messages before the first loaded one. */
export function countMissedAbove({ items, absences, hasFirstMessage }: LoadedMessages): number {
  const { after, missed } = absences.at(-1) ?? { after: null, missed: 0 };
  if (hasFirstMessage || items.some(({ _id }) => _id === after)) return 0;
  return Math.max(missed - items.length, 0);
}
