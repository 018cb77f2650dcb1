import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Begins with what has just been paid for here, once the page has it: gives the function to call when it was paid. What opened by itself,
 * such as in another tab, neither takes the focus nor plays.
 */
export function useOpening(open: boolean, begin: () => void): () => void {
  const expected = useRef(false);
  const onOpen = useEffectEvent(begin);
  useEffect(() => {
    if (!open || !expected.current) return;
    expected.current = false;
    onOpen();
  }, [open]);
  return useCallback(() => {
    expected.current = true;
  }, []);
}
