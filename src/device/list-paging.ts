import { readStored, writeStored } from './storage';

/** How long lists continue: "show more" or page numbers. */
export const PAGING_CHOICES = ['more', 'pages'] as const;
export type PagingChoice = (typeof PAGING_CHOICES)[number];

/** The default, and the value on the server. */
export const DEFAULT_PAGING: PagingChoice = 'more';

const KEY = 'paging';
const VERSION = 1;
const listeners = new Set<() => void>();

function parse(data: unknown): PagingChoice {
  const choice = PAGING_CHOICES.find((known) => known === data);
  if (!choice) throw new TypeError('Not a way to page');
  return choice;
}

/** The choice of this device. */
export const readPagingChoice = (): PagingChoice => readStored(KEY, VERSION, parse, DEFAULT_PAGING);

/** Stores the choice on this device; visible lists follow. */
export function writePagingChoice(choice: PagingChoice): void {
  writeStored(KEY, VERSION, choice);
  listeners.forEach((listener) => listener());
}

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export function onPagingChoice(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
