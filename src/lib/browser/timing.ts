import { firstTouch } from './first-interaction';

/** Upper bound for visitors who only look, in ms. */
const MAX_DELAY_MS = 3000;

/** Upper bound for browsers that are busy with the first interaction, in ms. */
const MAX_BUSY_MS = 1000;

let need: Promise<void> | undefined;

/** The first interaction shows its effect before more code runs. Browsers without idle callbacks don't wait for that. */
const touchedAndIdle = async () => {
  await firstTouch();
  if (typeof window.requestIdleCallback === 'function')
    await new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: MAX_BUSY_MS }));
};

/** Resolves when code without visible output should load: after the first interaction, or after three seconds. Browser only. */
export function whenNeeded(): Promise<void> {
  need ??= Promise.race([touchedAndIdle(), new Promise<void>((resolve) => setTimeout(resolve, MAX_DELAY_MS))]);
  return need;
}
