const bytes = new TextEncoder();

/** Longest line of a calendar file, in octets and without its end, less one for the space that a further line begins with. */
const LONGEST = 74;

/**
 * The text of a calendar file with lines of at most 75 octets, the further ones begun with a space (RFC 5545, 3.1). The library that
 * writes such files counts letters, which may be longer than one octet.
 */
export function folded(text: string): string {
  const lines = text.replace(/\r\n[\t ]/g, '').split('\r\n');
  return lines.map(foldLine).join('\r\n');
}

function foldLine(line: string): string {
  const parts = [''];
  for (const letter of line) {
    const part = parts.at(-1) ?? '';
    if (bytes.encode(part + letter).length > LONGEST) parts.push(letter);
    else parts[parts.length - 1] = part + letter;
  }
  return parts.join('\r\n ');
}
