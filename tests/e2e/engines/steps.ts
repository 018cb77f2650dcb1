import { ACCOUNTS, PASSWORD, type Account } from '../support/accounts';
import type { Driver, Target } from './driver';
import { expect } from './test';

/** Long enough for a slow, busy machine. Nothing waits longer than needed. */
const soon = expect.configure({ timeout: 45_000 });

const described = (target: Target) =>
  JSON.stringify(target, (_key, value: unknown) => (value instanceof RegExp ? String(value) : value));

/** How many there are, or -1 while the page navigates. */
const count = (driver: Driver, target: Target) => driver.count(target).catch(() => -1);

export const expectVisible = (driver: Driver, target: Target) =>
  soon.poll(() => count(driver, target), { message: `to see ${described(target)}` }).toBeGreaterThan(0);
export const expectNone = (driver: Driver, target: Target) =>
  soon.poll(() => count(driver, target), { message: `not to see ${described(target)}` }).toBe(0);
export const expectUrl = (driver: Driver, path: string | RegExp) =>
  soon
    .poll(() => driver.url().catch(() => ''), { message: 'URL' })
    .toMatch(path instanceof RegExp ? path : new RegExp(`^${path.replace(/[?.]/g, '\\$&')}$`));
const getText = (driver: Driver, target: Target) =>
  driver.on(target, (element) => element.textContent ?? '').catch(() => '');
export const expectText = (driver: Driver, target: Target, text: string | RegExp) =>
  soon.poll(() => getText(driver, target), { message: described(target) }).toMatch(text);
export const expectValue = <T>(what: string, look: () => Promise<T>, value: T) =>
  soon.poll(look, { message: what }).toEqual(value);

export const expectFocused = (driver: Driver, target: Target) =>
  soon
    .poll(
      () =>
        driver
          .on(target, (element) => element === document.activeElement || element.contains(document.activeElement))
          .catch(() => false),
      { message: `focus on ${described(target)}` },
    )
    .toBe(true);

/** What a video says about itself, for the message of a failure. */
const getState = (element: Element) => {
  const { videoWidth, currentTime, paused, readyState, networkState, error } = element as HTMLVideoElement;
  return { videoWidth, currentTime, paused, readyState, networkState, error: error?.message };
};

/** Expects that the first video of the page plays: its position advances. */
export async function expectPlaying(driver: Driver): Promise<void> {
  let before: number | null = null;
  const progress = async () => {
    const state = await driver.on({ css: 'video' }, getState).catch(() => null);
    if (!state) return 'no video';
    const { videoWidth, currentTime } = state;
    if (videoWidth > 0 && (before === null || currentTime < before)) before = currentTime;
    return before !== null && currentTime > before + 0.5 ? 'moves' : JSON.stringify(state);
  };
  await soon.poll(progress, { message: 'a picture that moves', timeout: 90_000, intervals: [250] }).toBe('moves');
}

/** Fills in and submits the login form of the page. */
export async function logInByForm(driver: Driver, account: Account): Promise<void> {
  await driver.type({ css: 'main input[name=username], main input[autocomplete*=username]' }, ACCOUNTS[account]);
  await driver.type({ css: 'main input[type=password]' }, PASSWORD);
  await driver.click({ role: 'button', name: 'Log in', within: { role: 'main' } });
}

/** How many pixels the page is wider than its window. */
export const overhang = (driver: Driver) =>
  driver.run(() => Math.max(0, document.documentElement.scrollWidth - document.documentElement.clientWidth));
