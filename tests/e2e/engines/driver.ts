import type { Page } from '@playwright/test';
import type { Account } from '../support/accounts';

type Role = Parameters<Page['getByRole']>[0];

/** An element: by role and accessible name, by test id or by CSS, optionally with a text or within another element. */
export interface Target {
  role?: Role;
  /** A string matches the whole name. */
  name?: string | RegExp;
  testId?: string;
  css?: string;
  /** Part of its text. */
  text?: string;
  within?: Target;
}

/** One browser window. A target means its first visible match; actions wait for it. */
export interface Driver {
  /** Opens a path of the site and waits until the page responds. */
  open(path: string): Promise<void>;
  /** The path and query that the window shows. */
  url(): Promise<string>;
  click(target: Target): Promise<void>;
  doubleClick(target: Target): Promise<void>;
  /** Clears a field and types into it. */
  type(target: Target, text: string): Promise<void>;
  /** Presses a key by name, such as `Escape` or `k`. */
  press(key: string): Promise<void>;
  chooseFile(target: Target, path: string): Promise<void>;
  count(target: Target): Promise<number>;
  /** Runs a self-contained function in the page. */
  run<R>(inPage: () => R): Promise<R>;
  /** The same with the first visible match. Rejects if there is none. */
  on<R>(target: Target, inPage: (element: HTMLElement) => R): Promise<R>;
  /** Runs the text of a script in the page. */
  load(script: string): Promise<void>;
  setSessionCookie(account: Account): Promise<void>;
  /** The errors that the pages have reported. */
  errors(): string[];
  close(): Promise<void>;
}

export const WINDOWS = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 780 },
} as const;

export type WindowName = keyof typeof WINDOWS;
