import { escapePattern } from '@/lib/format/text';
import { deviceValue } from './device-value';

type WordLists = Readonly<Record<string, readonly string[]>>;

const NONE: WordLists = {};
const NO_WORDS: readonly string[] = [];

/** Maximum number of words, and of characters per word. */
const MAX_WORDS = 100;
export const MAX_WORD_LENGTH = 60;

function parse(data: unknown): WordLists {
  if (typeof data !== 'object' || data === null) return NONE;
  return Object.fromEntries(
    Object.entries(data).map(([owner, words]) => [
      owner,
      Array.isArray(words) ? words.filter((word) => typeof word === 'string') : NO_WORDS,
    ]),
  );
}

const stored = deviceValue('encore.watch-words', parse, NONE);

/** Words that a performer highlights in comments, stored on this device; the same array until it changes. */
export const readHighlightedWords = (performerId: string): readonly string[] => stored.read()[performerId] ?? NO_WORDS;

export const noHighlightedWords = (): readonly string[] => NO_WORDS;

/** Stores a list: trimmed, without duplicates and empty words, up to the maximum. */
export function writeHighlightedWords(performerId: string, words: readonly string[]): void {
  const known = new Set<string>();
  const tidy = words
    .map((word) => word.trim().replace(/\s+/g, ' ').slice(0, MAX_WORD_LENGTH))
    .filter((word) => word !== '' && !known.has(word.toLowerCase()) && Boolean(known.add(word.toLowerCase())));
  stored.write({ ...stored.read(), [performerId]: tidy.slice(0, MAX_WORDS) });
}

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onHighlightedWordsChange = stored.onChange;

/** A piece of a text: `hit` is one of the words. */
interface MarkedPiece {
  text: string;
  hit: boolean;
}

/** Splits a text at the given words: whole words, ignoring case. */
export function highlightWords(text = '', words: readonly string[]): MarkedPiece[] {
  if (words.length === 0) return [{ text, hit: false }];
  // The longest match wins.
  const any = [...words]
    .sort((a, b) => b.length - a.length)
    .map((word) => escapePattern(word).replaceAll(' ', String.raw`\s+`))
    .join('|');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'giu');
  const pieces: MarkedPiece[] = [];
  let done = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index > done) pieces.push({ text: text.slice(done, index), hit: false });
    pieces.push({ text: found, hit: true });
    done = index + found.length;
  }
  if (done < text.length || pieces.length === 0) pieces.push({ text: text.slice(done), hit: false });
  return pieces;
}
