import { readStored, removeStored, writeStored } from './storage';

const KEY = 'recent-searches';
const VERSION = 1;
const MOST = 8;
const listeners = new Set<() => void>();

const changed = () => listeners.forEach((listener) => listener());

function parse(data: unknown): string[] {
  if (!Array.isArray(data)) throw new TypeError('Not a list of searches');
  return data.filter((text): text is string => typeof text === 'string').slice(0, MOST);
}

/** What was searched for on this device, newest first; none on the server. */
export const readRecentSearches = (): string[] => readStored(KEY, VERSION, parse, []);

/** Puts a text first, once. What it merely goes on from ("kni" before "knife") gives way to it. */
export function rememberSearch(text: string): void {
  const words = text.trim();
  if (words === '') return;
  const [newest = '', ...older] = readRecentSearches();
  const before = words.toLowerCase().startsWith(newest.toLowerCase()) ? older : [newest, ...older];
  writeStored(KEY, VERSION, [words, ...before.filter((known) => known.toLowerCase() !== words.toLowerCase())].slice(0, MOST));
  changed();
}

/** Forgets all of them. */
export function forgetSearches(): void {
  removeStored(KEY);
  changed();
}

/** Tells of every change in this page; gives the way to stop. */
export function onRecentSearches(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
