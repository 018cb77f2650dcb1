import { useState } from 'react';

/**
 * Returns the value while `isValid`, else the last valid one. For store lists that are replaced before the next page is rendered, so
 * that the page being left keeps showing its list.
 */
export function useDelayedValue<T>(value: T, isValid: boolean): T {
  const [held, setHeld] = useState(value);
  if (isValid && held !== value) setHeld(value);
  return isValid ? value : held;
}
