/** Time limit of a step on a slow machine. */
const PATIENCE_MS = 45_000;
const LOOK_EVERY_MS = 100;

/**
 * Polls `look` until it returns a truthy value, and resolves to it. Rejects with `what` it waited for and `why` that
 * did not happen.
 */
export async function eventually<T>(
  what: string,
  look: () => Promise<T | null | undefined | false> | T | null | undefined | false,
  why: () => string = () => '',
): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain for ${what}. ${why()}`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}
