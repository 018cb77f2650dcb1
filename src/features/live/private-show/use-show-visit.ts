import { useEffect, useEffectEvent } from 'react';
import { useAppStore } from '@/store/hooks';
import { showClosed } from '@/store/private-show/private-show.slice';
import type { Saga } from '@/store/saga';

/** Runs the saga for the shows of a page while mounted. `key` identifies the shows. */
export function useShowVisit(key: string, attend: () => Saga): void {
  const store = useAppStore();
  const begin = useEffectEvent((signal: AbortSignal) => store.runUntil(signal)(attend));
  useEffect(() => {
    const left = new AbortController();
    void begin(left.signal);
    return () => {
      left.abort();
      store.dispatch(showClosed());
    };
  }, [store, key]);
}
