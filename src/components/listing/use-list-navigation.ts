import { useRouter } from 'next/router';
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { getListUrl, type ListRules, type ListView } from '@/lib/lists/list-url';

export interface ListNavigation<F extends string> {
  rules: ListRules<F>;
  /** The last requested view: the current one, or the one being loaded. */
  view: ListView<F>;
  /** True while that view is loading. */
  isNavigating: boolean;
  /** The last requested view failed to load or was canceled, so `view` is the one before again. */
  isReverted: boolean;
  /** Navigates to another view of the list, with a new history entry unless `replace` is set. A stable function. */
  go: (view: ListView<F>, options?: { replace?: boolean }) => void;
}

/** Navigates within a list through its URL. `here` is the view the page was loaded for. */
export function useListNavigation<F extends string>(rules: ListRules<F>, here: ListView<F>): ListNavigation<F> {
  const router = useRouter();
  const { events } = router;
  const [target, setTarget] = useState<ListView<F> | null>(null);
  const current = getListUrl(rules, here);
  /** Where the last navigation started, until another view has arrived. */
  const [origin, setOrigin] = useState<string | null>(null);
  if (origin !== null && origin !== current) setOrigin(null);

  const next = useRef<{ view: ListView<F>; replace: boolean } | null>(null);
  const isStarting = useRef(false);

  const navigate = () => {
    if (!next.current || isStarting.current) return;
    const { view, replace } = next.current;
    next.current = null;
    isStarting.current = true;
    const arrived = router[replace ? 'replace' : 'push'](getListUrl(rules, view), undefined, { scroll: false });
    void arrived.finally(() => {
      navigateNext();
      // Reset only if no later navigation has started.
      setTarget((current) => (current === view ? null : current));
    });
  };
  const navigateNext = () => {
    isStarting.current = false;
    navigate();
  };

  // The router can't cancel a navigation that still waits for the list of routes, and the first of two could complete
  // last. A later one therefore waits until the earlier one requests its data, right after this event.
  const lastStarted = useRef<string | null>(null);
  const onStart = useEffectEvent((url: string) => {
    lastStarted.current = url;
    setTimeout(navigateNext);
  });
  // A navigation that is interrupted by a link or Back never resolves, so reset on any completed one. One that completes
  // after a later one began changes nothing: the later one's view stays requested.
  const onComplete = useEffectEvent((url: string) => {
    if (!isStarting.current && (lastStarted.current === null || lastStarted.current === url)) setTarget(null);
  });
  useEffect(() => {
    const start = (url: string) => onStart(url);
    const complete = (url: string) => onComplete(url);
    events.on('routeChangeStart', start);
    events.on('routeChangeComplete', complete);
    return () => {
      events.off('routeChangeStart', start);
      events.off('routeChangeComplete', complete);
    };
  }, [events]);

  const latest = useRef({ navigate, current });
  useEffect(() => {
    latest.current = { navigate, current };
  });
  const go: ListNavigation<F>['go'] = useCallback((view, { replace = false } = {}) => {
    setTarget(view);
    setOrigin(latest.current.current);
    // If two navigations start at once (replayed early input), run only the last.
    if (!next.current) queueMicrotask(() => latest.current.navigate());
    next.current = { view, replace: replace && next.current?.replace !== false };
  }, []);

  const hasArrived = target === null || getListUrl(rules, target) === current;
  const isReverted = target === null && origin === current;
  return { rules, view: hasArrived ? here : target, isNavigating: target !== null, isReverted, go };
}
