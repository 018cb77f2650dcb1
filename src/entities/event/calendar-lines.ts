/**
 * Replaces line breaks and other control characters of a text for a calendar file, because the library doesn't escape
 * them completely in every field.
 */
export const toSingleLine = (text = ''): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

const bytes = new TextEncoder();

/** The limit of 75 octets per line, less one for the space that starts a continuation line. */
const MAX_OCTETS = 74;

/**
 * Folds the lines of a calendar file to at most 75 octets (RFC 5545, 3.1). The library counts characters, which can be
 * longer than one octet.
 */
export function foldLines(text: string): string {
  const lines = text.replace(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  const parts = [''];
  for (const letter of line) {
    const part = parts.at(-1) ?? '';
    if (bytes.encode(part + letter).length > MAX_OCTETS) parts.push(letter);
    else parts[parts.length - 1] = part + letter;
  }
  return parts.join('\r\n ');
}
