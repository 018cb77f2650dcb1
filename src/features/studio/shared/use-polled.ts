import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '@/lib/http/errors';

/** Between two looks at what the server is working on, in milliseconds. */
const PAUSE_MS = 4_000;

/** While `active` and the tab is in sight, `look` is called again and again, with a pause after each answer. A call that fails changes nothing: the next look may succeed. */
export function usePolled(active: boolean, look: (signal: AbortSignal) => Promise<unknown>) {
  const ask = useEffectEvent(look);
  useEffect(() => {
    if (!active) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const again = () => {
      timer = setTimeout(() => void turn(), PAUSE_MS);
    };
    const turn = async () => {
      try {
        if (document.visibilityState === 'visible') await ask(leaving.signal);
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
