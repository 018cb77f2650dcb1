import { cutText } from './format';

/** A text of at most `limit` characters, cut at a word if one ends in its second half. */
export function shortenText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = cutText(text, limit - 1);
  const end = cut.lastIndexOf(' ');
  return `${(end > limit / 2 ? cut.slice(0, end) : cut).trimEnd()}…`;
}

/** Longer texts are cut before tags are removed, to bound the time. */
const MAX_SOURCE_LENGTH = 20_000;

/**
 * Text of at most `limit` characters for a description: one line, cut at a word. Tags and `&nbsp;` are removed, then
 * `decode` is applied; for HTML, use `summarizeHtml`.
 */
export function summarize(
  text: string | null | undefined,
  limit = 160,
  decode: (text: string) => string = String,
): string {
  const line = decode(cutText(text ?? '', MAX_SOURCE_LENGTH).replace(/<[^<>]*>|&nbsp;/g, ' '))
    .replace(/\s+/g, ' ')
    .trim();
  return shortenText(line, limit);
}
