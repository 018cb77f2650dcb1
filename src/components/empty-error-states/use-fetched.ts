import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/http/errors';
import { loaded, type Loaded } from '@/lib/page/load-part';

interface Fetched<T> {
  /** Null while loading. */
  part: Loaded<T> | null;
  retry: () => void;
}

/** Loads data on mount, or once `isNeeded` becomes true, with a retry for failures. */
export function useFetched<T>(load: () => Promise<T>, isNeeded = true): Fetched<T> {
  const [part, setPart] = useState<Loaded<T> | null>(null);
  const [turn, setTurn] = useState(0);

  const fetchPart = useEffectEvent(() => loaded(load));
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isStale = false;
    fetchPart().then(
      (fetched) => {
        if (!isStale) setPart(fetched);
      },
      (error: unknown) => {
        // The session ended, which is handled elsewhere and leaves this page.
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => {
      isStale = true;
    };
  }, [isNeeded, turn]);

  const retry = useCallback(() => {
    setPart(null);
    setTurn((count) => count + 1);
  }, []);
  return { part, retry };
}
