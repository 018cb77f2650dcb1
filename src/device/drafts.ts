import { listKeys, readStored, removeStored, writeStored } from './storage';

/** Drafts expire after a day: long enough for a login or a crash, short enough for a shared device. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const VERSION = 1;

interface Draft {
  text: string;
  savedAt: number;
}

/** Newest drafts of this page that storage refused. Filled in browsers only. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

const PREFIX = 'draft:';
const getKey = (name: string) => PREFIX + name;

function parseDraft(data: unknown): Draft {
  if (
    typeof data === 'object' &&
    data !== null &&
    'text' in data &&
    'savedAt' in data &&
    typeof data.text === 'string' &&
    typeof data.savedAt === 'number'
  ) {
    return { text: data.text, savedAt: data.savedAt };
  }
  throw new TypeError('Not a draft');
}

/** The draft under this name; empty if there is none from the last day. */
export function readDraft(name: string): string {
  const draft = readStored<Draft | null>(getKey(name), VERSION, parseDraft, null);
  return inMemory.get(name) ?? (draft && Date.now() - draft.savedAt < LIFETIME_MS ? draft.text : '');
}

/** Stores a draft on the device or, without storage, in this page; an empty text removes it. */
export function writeDraft(name: string, text: string): void {
  inMemory.delete(name);
  if (text === '') removeStored(getKey(name));
  else if (!writeStored(getKey(name), VERSION, { text, savedAt: Date.now() } satisfies Draft)) inMemory.set(name, text);
  listeners.forEach((listener) => listener());
}

/**
 * Removes the sent text from a draft. Text typed after it stays, and so does a draft that was changed. Returns the
 * rest.
 */
export function removeSentText(name: string, sent: string): string {
  const text = readDraft(name);
  const left = text.trimStart().startsWith(sent) ? text.trimStart().slice(sent.length).trimStart() : text;
  writeDraft(name, left);
  return left;
}

/** Names of all drafts on this device. */
export const draftNames = (): string[] =>
  listKeys(PREFIX)
    .map((key) => key.slice(PREFIX.length))
    .filter((name) => readDraft(name) !== '');

/** Removes all drafts. */
export function forgetDrafts(): void {
  inMemory.clear();
  listKeys(PREFIX).forEach(removeStored);
  listeners.forEach((listener) => listener());
}

/** Removes the drafts saved before a time in ms. */
export function forgetDraftsBefore(time: number): void {
  for (const key of listKeys(PREFIX))
    if ((readStored<Draft | null>(key, VERSION, parseDraft, null)?.savedAt ?? 0) < time) removeStored(key);
  listeners.forEach((listener) => listener());
}

/** Calls back on every change of a draft in this page. Returns a function that unsubscribes. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
