import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { ApiError } from '@/lib/http/errors';

const PAUSE_MS = 4_000;

/**
 * Calls `poll` repeatedly while `active` and the tab is visible, with a pause after each response. Errors are ignored:
 * the next call may succeed. The returned function aborts the call under way: call it when a change has succeeded,
 * because a response from before it would show the old values again.
 */
export function usePolling(active: boolean, poll: (signal: AbortSignal) => Promise<unknown>) {
  const pollOnce = useEffectEvent(poll);
  const call = useRef<AbortController | null>(null);
  useEffect(() => {
    if (!active) return;
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      timer = setTimeout(() => void turn(), PAUSE_MS);
    };
    const turn = async () => {
      call.current = new AbortController();
      try {
        if (document.visibilityState === 'visible') await pollOnce(call.current.signal);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
      if (!hasLeft) again();
    };
    again();
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      call.current?.abort();
    };
  }, [active]);
  return useCallback(() => call.current?.abort(), []);
}
