import { readStored, readText, removeStored, writeStored } from './storage';

/*
 * What somebody was about to pay for when a log-in wall, an ended session or a missing balance came in between. It is offered
 * again, filled in, and never sent by itself. The subject is that of the purchase (`video/…`, `tip/…`, `products`). What was chosen
 * in an account is for that account only; what a guest chose is for whoever logs in.
 */

/** Long enough for a log-in or a top-up, short enough for a shared device. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const VERSION = 1;
const PREFIX = 'intent:';

interface Intent {
  choice: unknown;
  keptAt: number;
  /** Whose it is; empty for a guest's. */
  account: string;
}

/** Whose choices are kept and read on this page; empty for a guest. Only a browser has one. */
let current = '';

/** What this page means to buy, for devices that keep nothing. Only a browser keeps intents. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

const tell = () => listeners.forEach((listener) => listener());

function parseIntent(data: unknown): Intent {
  if (typeof data === 'object' && data !== null && 'choice' in data && 'keptAt' in data && typeof data.keptAt === 'number') {
    return { choice: data.choice, keptAt: data.keptAt, account: 'account' in data && typeof data.account === 'string' ? data.account : '' };
  }
  throw new TypeError('Not an intent');
}

/** From now on this page belongs to an account, or, with an empty id, to a guest. */
export function intentsOf(account: string): void {
  if (account === current) return;
  // What the device refuses to keep is this page's only: a guest's goes along into the account, nothing else goes anywhere.
  if (current !== '') inMemory.clear();
  current = account;
  tell();
}

/** Keeps what was chosen for a subject, as plain data, for a day and for all tabs of this device. */
export function keepIntent(subject: string, choice: unknown): void {
  inMemory.delete(subject);
  if (!writeStored(PREFIX + subject, VERSION, { choice, keptAt: Date.now(), account: current } satisfies Intent)) inMemory.set(subject, JSON.stringify(choice));
  tell();
}

/**
 * What was chosen for a subject within the last day, or null. `parse` turns the unknown choice into what the caller
 * understands, or throws, which reads as null: another version of the site, or a stranger, may have written it.
 */
export function readIntent<T>(subject: string, parse: (choice: unknown) => T): T | null {
  const kept = readStored<Intent | null>(PREFIX + subject, VERSION, parseIntent, null);
  const remembered = inMemory.get(subject);
  try {
    if (kept && Date.now() - kept.keptAt < LIFETIME_MS && ['', current].includes(kept.account)) return parse(kept.choice);
    return remembered === undefined ? null : parse(JSON.parse(remembered));
  } catch {
    return null;
  }
}

/** Forgets what was chosen for a subject: it was bought, or is not wanted any more. */
export function dropIntent(subject: string): void {
  inMemory.delete(subject);
  removeStored(PREFIX + subject);
  tell();
}

/** A text that changes with the intent of a subject and with whose page this is, for hooks that have to notice; null without one. */
export function intentVersion(subject: string): string | null {
  const text = readText(PREFIX + subject) ?? inMemory.get(subject);
  return text === undefined ? null : `${current} ${text}`;
}

/** Tells of every change of an intent, those of other tabs too; gives the way to stop. */
export function onIntentChange(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => (key === null || key.startsWith(PREFIX)) && listener();
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
