import type { Message } from '@/contract/message';
import { formatTokens } from '@/lib/format/format';

/** Returns the amount of a tip, or null. The REST API may send it as a string. */
export function tipTokens({ meta }: Pick<Message, 'meta'>): number | null {
  const sent = meta?.token;
  const tokens = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  return typeof tokens === 'number' && Number.isFinite(tokens) && tokens >= 0 ? tokens : null;
}

/** Matches the default text of servers for tips without a message: "Robin tipped 5 tokens". */
const TIP_PHRASE = /^(?:has )?tipped(?: you)?(?: [\d.,\s]+(?:tokens?)?)?[\s.!]*$/i;

function isTipPhrase(text: string, { senderInfo }: Message): boolean {
  const names = [senderInfo?.name, senderInfo?.username].filter((name) => name !== undefined && name !== '');
  const withoutName = names.reduce<string>(
    (rest, name = '') => (rest.startsWith(`${name} `) ? rest.slice(name.length + 1) : rest),
    text,
  );
  return TIP_PHRASE.test(withoutName);
}

interface TipParts {
  /** Text after the fan's name: "tipped 5 tokens". Null if the message already says it. */
  headline: string | null;
  /** The fan's own message, or empty. */
  message: string;
}

/** Returns the display parts of a tip, the same for messages received live and loaded ones. */
export function tipParts(message: Message): TipParts {
  const tokens = tipTokens(message);
  const text = message.text.trim();
  const isPhrase = isTipPhrase(text, message);
  const isComplete =
    tokens === null ? isPhrase || !message.senderInfo : !message.senderInfo && /\btipped\b/i.test(text);
  if (isComplete) return { headline: null, message: text };
  return { headline: tokens === null ? 'sent a tip' : `tipped ${formatTokens(tokens)}`, message: isPhrase ? '' : text };
}
