import type { Message } from '@/contract/message';
import { tipParts } from '@/entities/payment/tip-message';
import type { SocketStatus } from '@/socket/socket-client';
import { formatQuantity } from '@/lib/format/format';
import { escapePattern } from '@/lib/format/text';

const MAX_MESSAGE_LENGTH = 500;

/** The remaining characters are shown from this number down. */
const COUNTED_FROM = 80;

/** Remaining characters near the limit, negative beyond it; null before. */
export const countCharactersLeft = (text: string): number | null => {
  const left = MAX_MESSAGE_LENGTH - text.trim().length;
  return left <= COUNTED_FROM ? left : null;
};

export const memberName = ({ senderInfo }: Pick<Message, 'senderInfo'>): string =>
  senderInfo?.name || senderInfo?.username || 'Someone';

/** A tip as one sentence, for screen readers. */
export function tipText(message: Message): string {
  const { headline, message: text } = tipParts(message);
  if (headline === null) return text;
  return text === '' ? `${memberName(message)} ${headline}` : `${memberName(message)} ${headline}: ${text}`;
}

/** Number of name colors, see `--color-name-*`. */
const NAME_COLORS = 8;

/** Index of a person's color, always the same. */
export function userColorIndex(id: string): number {
  let hash = 0;
  for (let index = 0; index < id.length; index += 1) hash = (hash * 31 + id.charCodeAt(index)) >>> 0;
  return (hash % NAME_COLORS) + 1;
}

/** Matches "@name": the username, the display name or its first word. Null for a person without a name. */
export function getMention({ username = '', name }: { username?: string; name: string }): RegExp | null {
  const known = [username, name, name.split(/\s/)[0] ?? ''].filter(Boolean).map(escapePattern);
  return known.length > 0
    ? new RegExp(String.raw`(?<![\p{L}\p{N}_])@(?:${known.join('|')})(?![\p{L}\p{N}_])`, 'iu')
    : null;
}

/** Message about a missing live connection; null if it is fine or not made yet. */
export const connectionMessage = (status: SocketStatus): string | null =>
  ({
    initialized: null,
    connected: null,
    disconnect: 'Connection lost. New messages will appear once you’re back.',
    reconnecting: 'Reconnecting… You won’t miss any messages.',
    failed: 'Can’t connect to the chat. Retrying…',
  })[status];

/** Announcement of new messages: a single one in full, several as their number and the last one. */
export function getAnnouncement(messages: readonly Message[]): string {
  const last = messages.at(-1);
  if (!last) return '';
  const text = last.type === 'tip' ? tipText(last) : `${memberName(last)}: ${last.text}`;
  return messages.length === 1 ? text : `${formatQuantity(messages.length, 'new message')}, the last from ${text}`;
}
