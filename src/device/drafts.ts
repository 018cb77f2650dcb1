import { keysFrom, readStored, removeStored, writeStored } from './storage';

/** Drafts are forgotten after a day: long enough for a log-in or a crash, short enough for a shared device. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const VERSION = 1;

interface Draft {
  text: string;
  savedAt: number;
}

/** What this page is writing, for devices that keep nothing. Only a browser writes drafts. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

const PREFIX = 'draft:';
const keyOf = (name: string) => PREFIX + name;

function parseDraft(data: unknown): Draft {
  if (typeof data === 'object' && data !== null && 'text' in data && 'savedAt' in data && typeof data.text === 'string' && typeof data.savedAt === 'number') {
    return { text: data.text, savedAt: data.savedAt };
  }
  throw new TypeError('Not a draft');
}

/** The text that is being written under this name; empty when there is none from the last day. */
export function readDraft(name: string): string {
  const draft = readStored<Draft | null>(keyOf(name), VERSION, parseDraft, null);
  return draft && Date.now() - draft.savedAt < LIFETIME_MS ? draft.text : (inMemory.get(name) ?? '');
}

/** Keeps what is being written, on the device or, where that refuses, for this page; an empty text forgets it. */
export function writeDraft(name: string, text: string): void {
  inMemory.delete(name);
  if (text === '') removeStored(keyOf(name));
  else if (!writeStored(keyOf(name), VERSION, { text, savedAt: Date.now() } satisfies Draft)) inMemory.set(name, text);
  listeners.forEach((listener) => listener());
}

/** What was sent is no longer to be sent; what was typed behind it meanwhile stays, and all of a text that was changed. Gives what is left. */
export function takeOffDraft(name: string, sent: string): string {
  const text = readDraft(name);
  const left = text.trimStart().startsWith(sent) ? text.trimStart().slice(sent.length).trimStart() : text;
  writeDraft(name, left);
  return left;
}

/** The names under which something is being written on this device. */
export const draftNames = (): string[] =>
  keysFrom(PREFIX)
    .map((key) => key.slice(PREFIX.length))
    .filter((name) => readDraft(name) !== '');

/** Forgets every draft. */
export function forgetDrafts(): void {
  inMemory.clear();
  keysFrom(PREFIX).forEach(removeStored);
  listeners.forEach((listener) => listener());
}

/** Tells of every change of a draft in this page; gives the way to stop. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
