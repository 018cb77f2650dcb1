import { summarize } from './summarize';

const ENTITIES = new Map(Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }));

/** Lone surrogates and control characters become spaces: browsers would change them and hydration would fail. */
const toCharacter = (codePoint: number) => String.fromCodePoint(codePoint).replace(/[\p{Cc}\p{Cs}]/u, ' ');

/** Replaces the character references of HTML; unknown ones stay. */
const decodeReferences = (text: string): string =>
  text.replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|([a-z]+));/gi, (entity, hex?: string, decimal?: string, name = '') =>
    hex || decimal ? toCharacter(hex ? parseInt(hex, 16) : Number(decimal)) : (ENTITIES.get(name) ?? entity),
  );

/** The text and lines of HTML. */
export function plainText(html: string): string {
  const lines = /<\/?[a-z]/i.test(html)
    ? html
        .replace(/\s+/g, ' ')
        .replace(/<(?:br|\/(?:p|div|li|h\d|tr|blockquote))\b[^<>]*>/gi, '\n')
        .replace(/<\/t[dh]>/gi, ' ')
        .replace(/<[^<>]*>/g, '')
    : html;
  return decodeReferences(lines)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .join('\n')
    .trim();
}

const LAYOUT_TAG = /<\/?(?:p|br|div|ul|ol|li|h\d|blockquote|table)\b/i;

/** A description as text, because the editors of some servers store HTML. Other texts stay as they are. */
export const toDescription = (text: string | null | undefined): string =>
  text && LAYOUT_TAG.test(text) ? plainText(text) : (text ?? '');

/** `summarize` for sanitized HTML, whose text has character references: `&amp;` becomes `&`. */
export const summarizeHtml = (html: string | null | undefined, limit?: number): string =>
  summarize(html, limit, decodeReferences);
