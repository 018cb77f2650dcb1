import { firstTouch } from './first-interaction';

/** Upper bound for visitors who only look, in ms. */
const MAX_DELAY_MS = 3000;

let need: Promise<void> | undefined;

/** Resolves when code without visible output should load: with the first interaction, or after three seconds. Browser only. */
export function whenNeeded(): Promise<void> {
  need ??= Promise.race([firstTouch(), new Promise<void>((resolve) => setTimeout(resolve, MAX_DELAY_MS))]);
  return need;
}
