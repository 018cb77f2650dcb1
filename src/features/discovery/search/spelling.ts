import { foldWords } from '@/lib/format/text';

/** Minimum length of a corrected word; shorter words are close to too many others. */
const MIN_WORD_LENGTH = 3;

const allowedEdits = (word: string): number => (word.length < 5 ? 1 : 2);

/** Number of letters to add, drop, change or swap with their neighbor to turn `a` into `b`. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let least = Math.min(changed, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
      row.push(least);
    }
    beforeLast = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

/** The nearest known word, the most frequent one on a tie, or null if none is close enough. */
function findNearest(word: string, known: ReadonlyMap<string, number>): string | null {
  let best: { word: string; edits: number; count: number } | null = null;
  for (const [candidate, count] of known) {
    if (candidate.length < MIN_WORD_LENGTH || Math.abs(candidate.length - word.length) > allowedEdits(word)) continue;
    const edits = editDistance(word, candidate);
    if (edits > allowedEdits(word)) continue;
    if (!best || edits < best.edits || (edits === best.edits && count > best.count))
      best = { word: candidate, edits, count };
  }
  return best?.word ?? null;
}

/** The text with unknown words replaced by the nearest ones in `texts`, or null if nothing can be corrected. */
export function suggestSpelling(q: string, texts: readonly string[]): string | null {
  const known = new Map<string, number>();
  for (const word of texts.flatMap(foldWords)) known.set(word, (known.get(word) ?? 0) + 1);

  const words = foldWords(q);
  const corrected = words.map((word) =>
    known.has(word) || word.length < MIN_WORD_LENGTH ? word : findNearest(word, known),
  );
  if (corrected.includes(null)) return null;
  const suggestion = corrected.join(' ');
  if (suggestion === words.join(' ')) return null;
  return texts.find((text) => foldWords(text).join(' ') === suggestion && foldWords(text).length > 1) ?? suggestion;
}
