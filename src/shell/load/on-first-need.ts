import { browserCookies } from '@/lib/browser/cookies';
import { firstTouch } from '@/lib/browser/first-interaction';
import { createSessionToken } from '@/lib/browser/session-token';
import { keysFrom } from '@/device/storage';

/** Upper bound for idle visitors, in ms. */
const MAX_DELAY_MS = 3000;

const waited = () => new Promise<void>((resolve) => setTimeout(resolve, MAX_DELAY_MS));
const isFirstVisit = () => keysFrom('').length === 0 && createSessionToken(browserCookies()).get() === null;

let need: Promise<unknown> | undefined;

/**
 * Resolves when code without visible output should load. That is at once if the browser stores anything of the site (an account, a cart);
 * on a first visit with the first interaction or after a few seconds. Browser only.
 */
export async function whenNeeded(): Promise<void> {
  await (need ??= isFirstVisit() ? Promise.race([firstTouch(), waited()]) : Promise.resolve());
}
