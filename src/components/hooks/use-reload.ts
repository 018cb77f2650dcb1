import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useRouterWhileMounted } from './use-router-while-mounted';

const KEEP_SCROLL = { scroll: false } as const;

/** The page that is being loaded again. Set in browsers only. */
let reloading: { url: string } | null = null;

export const isLoadingAgain = (url: string): boolean => url === reloading?.url;

/**
 * Runs the loader of the current page again at the URL in the address bar. Resolves to false if another navigation
 * replaced it. The router loads nothing while only the fragment changes, so the fragment is removed before and restored
 * afterward.
 */
export async function loadAgain(router: Pick<NextRouter, 'asPath' | 'replace'>): Promise<boolean> {
  const [path = '', fragment] = router.asPath.split('#');
  // Growing lists and open photos write the URL without the router.
  const url = window.location.pathname + window.location.search;
  if (fragment !== undefined) await router.replace(path, undefined, KEEP_SCROLL);
  const latest = (reloading = { url });
  const isLoaded = await router.replace(url, undefined, KEEP_SCROLL);
  if (reloading === latest) reloading = null;
  if (isLoaded && fragment !== undefined) await router.replace(`${url}#${fragment}`, undefined, KEEP_SCROLL);
  return isLoaded;
}

/**
 * Reloads the page's data at the same URL and scroll position. Resolves when it is rendered, or immediately if the page
 * was left. During a navigation to another URL of the same page, it waits and reloads there, because that load may have
 * started before the change.
 */
export function useReload(): () => Promise<boolean> {
  const here = useRouterWhileMounted();
  const settleNavigation = useSettledNavigation();
  return async () => {
    if (here.current) await settleNavigation();
    return here.current ? loadAgain(here.current) : false;
  };
}

/** Returns a function that resolves when no navigation from the page's URL to another one is pending. */
function useSettledNavigation(): () => Promise<void> | undefined {
  const { asPath, events } = useRouter();
  const isNavigating = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const arrive = () => {
      isNavigating.current = false;
      waiting.current.splice(0).forEach((goOn) => goOn());
    };
    const onStart = (url: string) => {
      if (url === asPath || isLoadingAgain(url)) arrive();
      else isNavigating.current = true;
    };
    // A canceled navigation is followed by another one with its own events.
    const onError = ({ cancelled }: { cancelled?: boolean }) => {
      if (!cancelled) arrive();
    };
    arrive();
    events.on('routeChangeStart', onStart);
    events.on('routeChangeError', onError);
    return () => {
      events.off('routeChangeStart', onStart);
      events.off('routeChangeError', onError);
    };
  }, [asPath, events]);
  return () => (isNavigating.current ? new Promise((resolve) => waiting.current.push(resolve)) : undefined);
}

/** Reload as the retry props of `BlockError` and `ErrorState`. */
export function useRetry(): { onRetry: () => void; retrying: boolean } {
  const reload = useReload();
  const [retrying, setRetrying] = useState(false);
  const onRetry = () => {
    setRetrying(true);
    void reload().finally(() => setRetrying(false));
  };
  return { onRetry, retrying };
}
