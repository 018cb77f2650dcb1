import { deviceValue } from './device-value';

/** How long lists continue: "show more" or page numbers. */
export const PAGING_CHOICES = ['more', 'pages'] as const;
export type PagingChoice = (typeof PAGING_CHOICES)[number];

/** The default, and the value on the server. */
export const DEFAULT_PAGING: PagingChoice = 'more';

function parse(data: unknown): PagingChoice {
  const choice = PAGING_CHOICES.find((known) => known === data);
  if (!choice) throw new TypeError('Not a way to page');
  return choice;
}

const stored = deviceValue<PagingChoice>('paging', parse, DEFAULT_PAGING);

/** The choice of this device. */
export const readPagingChoice = stored.read;

/** Stores the choice on this device; visible lists follow. */
export const writePagingChoice = stored.write;

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onPagingChoice = stored.onChange;
