import { useState } from 'react';

/**
 * The value while it is `good`, else the last good one. For a list of the store that makes room for the next page's before
 * that page is there: the one being left stays in sight.
 */
export function useDelayedValue<T>(value: T, good: boolean): T {
  const [held, setHeld] = useState(value);
  if (good && held !== value) setHeld(value);
  return good ? value : held;
}
