import { useState } from 'react';

/** State that starts with what the page loaded, and again when the page loads something newer. */
export function usePageState<T>(loaded: T) {
  const [seen, setSeen] = useState(loaded);
  const [state, setState] = useState(loaded);
  if (loaded !== seen) {
    setSeen(loaded);
    setState(loaded);
  }
  return [state, setState] as const;
}
