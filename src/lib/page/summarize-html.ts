import { summarize } from './seo';

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Decodes the character references of sanitized HTML; others stay. */
const decodeReferences = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/gi, (whole, decimal?: string, hex?: string, name = '') => {
    const code = decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16);
    if (Number.isNaN(code)) return NAMED[name] ?? whole;
    const isCharacter = code >= 32 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff);
    return isCharacter ? String.fromCodePoint(code) : whole;
  });

/** `summarize` for sanitized HTML, whose text has character references: `&amp;` becomes `&`. */
export const summarizeHtml = (html: string | null | undefined, limit?: number): string =>
  summarize(html, limit, decodeReferences);
