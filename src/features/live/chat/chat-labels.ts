import type { Message } from '@/contract/message';
import { tipParts } from '@/entities/payment/tip-message';
import type { SocketStatus } from '@/socket/socket-client';

/** As long as a message may be. */
const LONGEST = 500;

/** From here on the characters that are left are counted. */
const COUNTED_FROM = 80;

/** How many more characters there is room for, near the end and beyond; null before. */
export const charactersLeft = (text: string): number | null => {
  const left = LONGEST - text.trim().length;
  return left <= COUNTED_FROM ? left : null;
};

export const nameOf = ({ senderInfo }: Pick<Message, 'senderInfo'>): string => senderInfo?.name || senderInfo?.username || 'Someone';

/** A tip as one sentence, for screen readers. */
export function tipText(message: Message): string {
  const { headline, message: words } = tipParts(message);
  if (headline === null) return words;
  return words === '' ? `${nameOf(message)} ${headline}` : `${nameOf(message)} ${headline}: ${words}`;
}

/** Colours of names, see `--color-name-*`. */
const NAME_COLOURS = 8;

/** Which of the colours a person has: always the same one. */
export function userColorIndex(id: string): number {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1) hash = (hash * 31 + id.charCodeAt(index)) >>> 0;
  return (hash % NAME_COLOURS) + 1;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Finds "@name" in a text: the user name, the name or the first of its words. Null for somebody without a name. */
export function mentionOf({ username = '', name }: { username?: string; name: string }): RegExp | null {
  const known = [username, name, name.split(/\s/)[0] ?? ''].filter(Boolean).map(escaped);
  return known.length > 0 ? new RegExp(String.raw`(?<![\p{L}\p{N}_])@(?:${known.join('|')})(?![\p{L}\p{N}_])`, 'iu') : null;
}

/** What is said of the live connection where it is missing; null when all is well, and before it was first made. */
export const connectionMessage = (status: SocketStatus): string | null =>
  ({
    initialized: null,
    connected: null,
    disconnect: 'Connection lost. New messages will appear once you’re back.',
    reconnecting: 'Reconnecting… You won’t miss any messages.',
    failed: 'Can’t connect to the chat. Retrying…',
  })[status];

/** What is read out of messages that came in: one as it is, several as their number and the last of them. */
export function announcement(messages: readonly Message[]): string {
  const last = messages.at(-1);
  if (!last) return '';
  const words = last.type === 'tip' ? tipText(last) : `${nameOf(last)}: ${last.text}`;
  return messages.length === 1 ? words : `${messages.length} new messages, the last from ${words}`;
}
