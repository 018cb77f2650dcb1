import type { Message } from '@/contract/message';
import { formatTokens } from '@/lib/format/format';

/** The amount of a tip. Reads over REST may carry it as text. */
export function tipTokens({ meta }: Pick<Message, 'meta'>): number | null {
  const sent = meta?.token;
  const tokens = typeof sent === 'string' && sent.trim() !== '' ? Number(sent) : sent;
  return typeof tokens === 'number' && Number.isFinite(tokens) && tokens >= 0 ? tokens : null;
}

/** A text that servers write where the fan wrote none: "Robin tipped 5 tokens". */
const TIP_PHRASE = /^(?:has )?tipped(?: you)?(?: [\d.,\s]+(?:tokens?)?)?[\s.!]*$/i;

function isTipPhrase(text: string, { senderInfo }: Message): boolean {
  const names = [senderInfo?.name, senderInfo?.username].filter((name) => name !== undefined && name !== '');
  const withoutName = names.reduce<string>((rest, name = '') => (rest.startsWith(`${name} `) ? rest.slice(name.length + 1) : rest), text);
  return TIP_PHRASE.test(withoutName);
}

interface TipParts {
  /** What follows the name of the fan: "tipped 5 tokens". Null where the text says it all. */
  headline: string | null;
  /** The fan's own words; empty where there are none. */
  message: string;
}

/** What a tip line says, the same for a line that arrived live and for one that was loaded. */
export function tipParts(message: Message): TipParts {
  const tokens = tipTokens(message);
  const text = message.text.trim();
  const isPhrase = isTipPhrase(text, message);
  const saysItAll = tokens === null ? isPhrase || !message.senderInfo : !message.senderInfo && /\btipped\b/i.test(text);
  if (saysItAll) return { headline: null, message: text };
  return { headline: tokens === null ? 'sent a tip' : `tipped ${formatTokens(tokens)}`, message: isPhrase ? '' : text };
}
