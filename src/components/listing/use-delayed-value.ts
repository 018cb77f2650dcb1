import { useState } from 'react';

/**
 * Returns the value while `isValid`, else the last valid one. For store lists that are replaced before the next page is rendered, so
 * that the page being left keeps showing its list.
 */
export function useDelayedValue<T>(value: T, isValid: boolean): T {
  const [lastValid, setLastValid] = useState(value);
  if (isValid && lastValid !== value) setLastValid(value);
  return isValid ? value : lastValid;
}
