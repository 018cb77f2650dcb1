import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts';

type Role = Parameters<Page['getByRole']>[0];

/** Something on the page: by role and accessible name, by test id or by CSS, optionally with a text in it or inside something else. */
export interface Target {
  role?: Role;
  /** A text is the whole name. */
  name?: string | RegExp;
  testId?: string;
  css?: string;
  /** Part of what it says. */
  text?: string;
  within?: Target;
}

/** One window of a browser. Every target means its first visible match; what acts on one waits for it. */
export interface Driver {
  /** Opens a path of the site and waits until the page responds. */
  open(path: string): Promise<void>;
  /** The path and query that the window shows. */
  address(): Promise<string>;
  click(target: Target): Promise<void>;
  doubleClick(target: Target): Promise<void>;
  /** Replaces what a field holds by typing. */
  type(target: Target, text: string): Promise<void>;
  /** Presses a key by its name, such as `Escape` or `k`. */
  press(key: string): Promise<void>;
  chooseFile(target: Target, path: string): Promise<void>;
  /** The number of visible matches. */
  count(target: Target): Promise<number>;
  /** Runs a self-contained function in the page. */
  run<R>(inPage: () => R): Promise<R>;
  /** The same with the first visible match; rejects where there is none. */
  on<R>(target: Target, inPage: (element: HTMLElement) => R): Promise<R>;
  signIn(account: Account): Promise<void>;
  /** What the pages have reported as errors. */
  errors(): string[];
  close(): Promise<void>;
}

export const WINDOWS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 780 },
} as const;

export type WindowName = keyof typeof WINDOWS;
