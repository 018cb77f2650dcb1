import { readStored, writeStored } from './storage';

/** How long lists go on: more below what is shown, or page by page. */
export const PAGING_CHOICES = ['more', 'pages'] as const;
export type PagingChoice = (typeof PAGING_CHOICES)[number];

/** What counts until somebody chooses, and on the server. */
export const USUAL_PAGING: PagingChoice = 'more';

const KEY = 'paging';
const VERSION = 1;
const listeners = new Set<() => void>();

function parse(data: unknown): PagingChoice {
  const choice = PAGING_CHOICES.find((known) => known === data);
  if (!choice) throw new TypeError('Not a way to page');
  return choice;
}

/** What this device has chosen. */
export const readPagingChoice = (): PagingChoice => readStored(KEY, VERSION, parse, USUAL_PAGING);

/** Remembers the choice on this device; every list in sight follows. */
export function writePagingChoice(choice: PagingChoice): void {
  writeStored(KEY, VERSION, choice);
  listeners.forEach((listener) => listener());
}

/** Tells of every change of the choice, in this tab and in others; gives the way to stop. */
export function onPagingChoice(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
