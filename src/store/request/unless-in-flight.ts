import type { Saga } from '@/store/saga';
import type { Outcome } from './request.saga';

/**
 * Sends what is not on its way yet; null where it is: whoever has come back to where it was sent from, and sends the same once more, waits for that answer.
 * `what` tells one thing from another. Each watcher has an `underWay` of its own.
 */
export function* unlessInFlight<T>(underWay: Set<string>, what: readonly string[], send: () => Saga<Outcome<T>>): Saga<Outcome<T> | null> {
  const sent = JSON.stringify(what);
  if (underWay.has(sent)) return null;
  underWay.add(sent);
  try {
    return yield* send();
  } finally {
    underWay.delete(sent);
  }
}
