/** A piece of user-written plain text: text, a time code or a link. */
export type TextPiece =
  | { kind: 'text'; text: string }
  | { kind: 'time'; text: string; seconds: number }
  | { kind: 'link'; text: string; href: string };

/** Matches `1:20`, `01:02:03`, or an http(s) URL without trailing punctuation. */
const SPECIAL = /(?<![\d:])(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)(?![\d:])|https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)\]}]/g;

/**
 * Splits plain text into pieces so that links and time codes can be rendered as links. Never interprets the text as
 * HTML.
 */
export function textPieces(text = ''): TextPiece[] {
  const pieces: TextPiece[] = [];
  let done = 0;
  for (const match of text.matchAll(SPECIAL)) {
    const [found, hours, minutes, seconds] = match;
    if (match.index > done) pieces.push({ kind: 'text', text: text.slice(done, match.index) });
    if (minutes !== undefined) {
      pieces.push({
        kind: 'time',
        text: found,
        seconds: Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds),
      });
    } else {
      pieces.push(URL.canParse(found) ? { kind: 'link', text: found, href: found } : { kind: 'text', text: found });
    }
    done = match.index + found.length;
  }
  if (done < text.length) pieces.push({ kind: 'text', text: text.slice(done) });
  return pieces;
}

/** Parses a time parameter into seconds: `95`, `95s`, `1m35s`, `1h2m3s`; null for anything else. */
export function parseSeconds(text: string): number | null {
  if (/^\d{1,6}$/.test(text)) return Number(text);
  const match = /^(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,5})s)?$/.exec(text);
  if (!match || text === '') return null;
  const [, hours, minutes, seconds] = match;
  return Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(seconds ?? 0);
}
