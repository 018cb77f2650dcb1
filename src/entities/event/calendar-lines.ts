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
