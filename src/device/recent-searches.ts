import { readStored, removeStored, writeStored } from './storage';

const KEY = 'recent-searches';
const VERSION = 1;
const MAX_SEARCHES = 8;
const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

function parse(data: unknown): string[] {
  if (!Array.isArray(data)) throw new TypeError('Not a list of searches');
  return data.filter((text): text is string => typeof text === 'string').slice(0, MAX_SEARCHES);
}

/** Searches of this device, newest first; empty on the server. */
export const readRecentSearches = (): string[] => readStored(KEY, VERSION, parse, []);

/** Adds a search at the front, without duplicates. Replaces its own prefixes ("kni" before "knife"). */
export function rememberSearch(text: string): void {
  const search = text.trim();
  if (search === '') return;
  const [newest = '', ...older] = readRecentSearches();
  const before = search.toLowerCase().startsWith(newest.toLowerCase()) ? older : [newest, ...older];
  writeStored(
    KEY,
    VERSION,
    [search, ...before.filter((known) => known.toLowerCase() !== search.toLowerCase())].slice(0, MAX_SEARCHES),
  );
  notifyListeners();
}

/** Removes all of them. */
export function forgetSearches(): void {
  removeStored(KEY);
  notifyListeners();
}

/** Calls back on every change in this page. Returns a function that unsubscribes. */
export function onRecentSearches(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
