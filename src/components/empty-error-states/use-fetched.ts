import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { ApiError } from '@/lib/http/errors';
import { loaded, type Loaded } from '@/lib/page/load-part';

interface Fetched<T> {
  /** Null while it is on its way. */
  part: Loaded<T> | null;
  retry: () => void;
}

/** Something that is asked for once it stands on the screen and is `wanted`, and the way to try again when it failed. */
export function useFetched<T>(load: () => Promise<T>, wanted = true): Fetched<T> {
  const [part, setPart] = useState<Loaded<T> | null>(null);
  const [turn, setTurn] = useState(0);

  const ask = useEffectEvent(() => loaded(load));
  useEffect(() => {
    if (!wanted) return undefined;
    let stale = false;
    ask().then(
      (answer) => {
        if (!stale) setPart(answer);
      },
      (error: unknown) => {
        // The session is over, which is told elsewhere and leads away from this page.
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => {
      stale = true;
    };
  }, [wanted, turn]);

  const retry = useCallback(() => {
    setPart(null);
    setTurn((count) => count + 1);
  }, []);
  return { part, retry };
}
