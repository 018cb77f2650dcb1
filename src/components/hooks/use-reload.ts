import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { useRouterHere } from './use-router-here';

/**
 * Loads the page's data again, at the same address and the same place on it; resolves when it stands, at once where the page was left. Who is on the way
 * to another address of the page is not called back: it is loaded again there, for that load may have begun before what is new.
 */
export function useReload(): () => Promise<boolean> {
  const here = useRouterHere();
  const arrived = useArrival();
  return async () => {
    if (here.current) await arrived();
    return (await here.current?.replace(here.current.asPath, undefined, { scroll: false })) ?? false;
  };
}

/** Resolves when nobody is on the way from the page's address to another one. */
function useArrival(): () => Promise<void> | undefined {
  const { asPath, events } = useRouter();
  const onTheWay = useRef(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const arrive = () => {
      onTheWay.current = false;
      waiting.current.splice(0).forEach((goOn) => goOn());
    };
    const onStart = (address: string) => {
      if (address === asPath) arrive();
      else onTheWay.current = true;
    };
    // What is cancelled gives way to a navigation that reports itself next.
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
  return () => (onTheWay.current ? new Promise((resolve) => waiting.current.push(resolve)) : undefined);
}

/** The same as the way out of a failure: what `BlockError` and `ErrorState` ask for. */
export function useRetry(): { onRetry: () => void; retrying: boolean } {
  const reload = useReload();
  const [retrying, setRetrying] = useState(false);
  const onRetry = () => {
    setRetrying(true);
    void reload().finally(() => setRetrying(false));
  };
  return { onRetry, retrying };
}
