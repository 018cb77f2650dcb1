import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/lib/http/errors';

const PAUSE_MS = 4_000;

/**
 * Calls `poll` repeatedly while `active` and the tab is visible, with a pause after each response. Errors are ignored:
 * the next call may succeed.
 */
export function usePolled(active: boolean, poll: (signal: AbortSignal) => Promise<unknown>) {
  const pollOnce = useEffectEvent(poll);
  useEffect(() => {
    if (!active) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      timer = setTimeout(() => void turn(), PAUSE_MS);
    };
    const turn = async () => {
      try {
        if (document.visibilityState === 'visible') await pollOnce(leaving.signal);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
      if (!leaving.signal.aborted) again();
    };
    again();
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [active]);
}
