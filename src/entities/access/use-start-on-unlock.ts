import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Calls `begin` once content that was just paid for on this page becomes available. Returns the function to call after
 * the payment. Content unlocked elsewhere, for example in another tab, doesn't trigger it.
 */
export function useStartOnUnlock(open: boolean, begin: () => void): () => void {
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
