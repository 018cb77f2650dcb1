import { listKeys, readStored, readText, removeStored, writeStored } from './storage';

/*
 * What a visitor was about to buy when a login, an ended session or a low balance interrupted. It is offered again,
 * prefilled, and never sent automatically. The subject is that of the purchase (`video/…`, `tip/…`, `products`). An
 * intent of an account is for that account only; an intent of a guest is for the account that logs in next.
 */

/** Long enough for a login or a top-up, short enough for a shared device. */
const LIFETIME_MS = 24 * 60 * 60 * 1000;
const VERSION = 1;
const PREFIX = 'intent:';

interface Intent {
  choice: unknown;
  storedAt: number;
  /** Id of the account; empty for a guest. */
  account: string;
}

/** Account of this page; empty for a guest. Set in browsers only. */
let current = '';

/** Intents of this page, for devices without storage. Filled in browsers only. */
const inMemory = new Map<string, string>();
const listeners = new Set<() => void>();

const notifyListeners = () => listeners.forEach((listener) => listener());

function parseIntent(data: unknown): Intent {
  if (
    typeof data === 'object' &&
    data !== null &&
    'choice' in data &&
    'storedAt' in data &&
    typeof data.storedAt === 'number'
  ) {
    return {
      choice: data.choice,
      storedAt: data.storedAt,
      account: 'account' in data && typeof data.account === 'string' ? data.account : '',
    };
  }
  throw new TypeError('Not an intent');
}

/** Sets the account of this page; an empty id is a guest. */
export function setIntentAccount(account: string): void {
  if (account === current) return;
  // Without storage, intents of a guest pass to the account; those of an account are dropped.
  if (current !== '') inMemory.clear();
  current = account;
  notifyListeners();
}

/** Stores the choice for a subject as plain data for a day, for all tabs of this device. */
export function saveIntent(subject: string, choice: unknown): void {
  inMemory.delete(subject);
  if (!writeStored(PREFIX + subject, VERSION, { choice, storedAt: Date.now(), account: current } satisfies Intent)) {
    // Otherwise an earlier choice would be read.
    removeStored(PREFIX + subject);
    inMemory.set(subject, JSON.stringify(choice));
  }
  notifyListeners();
}

/**
 * The choice for a subject from the last day, or null. `parse` converts the unknown choice or throws, which reads as
 * null, because another version of the site may have written it.
 */
export function readIntent<T>(subject: string, parse: (choice: unknown) => T): T | null {
  const stored = readStored<Intent | null>(PREFIX + subject, VERSION, parseIntent, null);
  const remembered = inMemory.get(subject);
  try {
    if (stored && Date.now() - stored.storedAt < LIFETIME_MS && ['', current].includes(stored.account))
      return parse(stored.choice);
    return remembered === undefined ? null : parse(JSON.parse(remembered));
  } catch {
    return null;
  }
}

/** Removes the choice for a subject after it was bought or dismissed. */
export function removeIntent(subject: string): void {
  inMemory.delete(subject);
  removeStored(PREFIX + subject);
  notifyListeners();
}

/** Removes the choices of all subjects that begin with this text. */
export function removeIntents(beginning: string): void {
  const stored = listKeys(PREFIX).map((key) => key.slice(PREFIX.length));
  [...stored, ...inMemory.keys()].filter((subject) => subject.startsWith(beginning)).forEach(removeIntent);
}

/**
 * A text that changes with the intent of a subject and the account, as a snapshot for hooks; null without an intent.
 */
export function intentVersion(subject: string): string | null {
  const text = readText(PREFIX + subject) ?? inMemory.get(subject);
  return text === undefined ? null : `${current} ${text}`;
}

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export function onIntentChange(listener: () => void): () => void {
  const fromOtherTab = ({ key }: StorageEvent) => (key === null || key.startsWith(PREFIX)) && listener();
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}
