import { browserCookies } from '@/lib/browser/cookies';
import { firstTouch } from '@/lib/browser/first-interaction';
import { createSessionToken } from '@/lib/browser/session-token';
import { keysFrom } from '@/device/storage';

/** Somebody who only looks waits no longer than this. */
const PATIENCE_MS = 3000;

const waited = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS));
const isFirstVisit = () => keysFrom('').length === 0 && createSessionToken(browserCookies()).get() === null;

let need: Promise<unknown> | undefined;

/**
 * Resolves when it is time for what shows nothing by itself on a first visit. Where the browser keeps anything of the site, an account
 * or a cart, that is at once; else with the visitor's first move, or a little later. In a browser only.
 */
export async function whenThereIsNeed(): Promise<void> {
  await (need ??= isFirstVisit() ? Promise.race([firstTouch(), waited()]) : Promise.resolve());
}
