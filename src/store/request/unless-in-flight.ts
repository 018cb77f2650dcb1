import type { Saga } from '@/store/saga';

/**
 * Sends a request unless the same one is pending; then resolves to null, and a visitor who came back and sent it again
 * waits for the first response. `what` identifies the request. Each watcher has its own `underWay`.
 */
export function* unlessInFlight<T>(
  underWay: Set<string>,
  what: readonly string[],
  send: () => Saga<T>,
): Saga<T | null> {
  const sent = JSON.stringify(what);
  if (underWay.has(sent)) return null;
  underWay.add(sent);
  try {
    return yield* send();
  } finally {
    underWay.delete(sent);
  }
}
