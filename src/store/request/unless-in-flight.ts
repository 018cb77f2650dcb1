import type { Saga } from '@/store/saga';

/**
 * Sends a request unless the same one is pending; then resolves to null, and a visitor who came back and sent it again
 * waits for the first response. `what` identifies the request. Each watcher has its own `inFlight`.
 */
export function* unlessInFlight<T>(
  inFlight: Set<string>,
  what: readonly string[],
  send: () => Saga<T>,
): Saga<T | null> {
  const sent = JSON.stringify(what);
  if (inFlight.has(sent)) return null;
  inFlight.add(sent);
  try {
    return yield* send();
  } finally {
    inFlight.delete(sent);
  }
}
