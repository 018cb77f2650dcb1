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
/** Drafts that fields of this page show, so that another tab with the same draft doesn't change them. */
const shown = new Map<string, Draft & { fields: number }>();
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

const readSaved = (key: string) => readStored<Draft | null>(key, VERSION, parseDraft, null);

/** The draft under this name; empty if there is none from the last day. */
export function readDraft(name: string): string {
  const draft = readSaved(getKey(name));
  return (
    shown.get(name)?.text ?? inMemory.get(name) ?? (draft && Date.now() - draft.savedAt < LIFETIME_MS ? draft.text : '')
  );
}

/**
 * Stores a draft on the device or, without storage, in this page; an empty text removes it. What another tab stored
 * meanwhile isn't removed.
 */
export function writeDraft(name: string, text: string): void {
  const key = getKey(name);
  const before = readDraft(name);
  const draft: Draft = { text, savedAt: Date.now() };
  const field = shown.get(name);
  if (field) Object.assign(field, draft);
  const wasRefused = inMemory.delete(name);
  if (text !== '') {
    if (!writeStored(key, VERSION, draft)) inMemory.set(name, text);
  } else if (wasRefused || readSaved(key)?.text === before) removeStored(key);
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
  shown.forEach((field) => (field.text = ''));
  listKeys(PREFIX).forEach(removeStored);
  listeners.forEach((listener) => listener());
}

/** Removes the drafts saved before a time in ms. */
export function forgetDraftsBefore(time: number): void {
  for (const key of listKeys(PREFIX)) if ((readSaved(key)?.savedAt ?? 0) < time) removeStored(key);
  shown.forEach((field) => {
    if (field.savedAt < time) field.text = '';
  });
  listeners.forEach((listener) => listener());
}

/** Calls back on every change of a draft in this page. Returns a function that unsubscribes. */
export function onDraftChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Keeps a draft as this page shows it and calls back on its changes, until the returned function is called. Other tabs
 * don't change it.
 */
export function showDraft(name: string, listener: () => void): () => void {
  const field = shown.get(name) ?? {
    text: readDraft(name),
    savedAt: readSaved(getKey(name))?.savedAt ?? 0,
    fields: 0,
  };
  field.fields += 1;
  shown.set(name, field);
  const unsubscribe = onDraftChange(listener);
  return () => {
    unsubscribe();
    field.fields -= 1;
    if (field.fields === 0) shown.delete(name);
  };
}
