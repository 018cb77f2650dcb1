import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useRef, type RefObject } from 'react';
import { getPath } from '@/lib/page/paths';

/**
 * The router for navigation after a response that may arrive late. Has the current URL, and is null once the screen was
 * left or a navigation to another page has started, which must not be undone.
 */
export function useRouterWhileMounted(): RefObject<NextRouter | null> {
  const router = useRouter();
  const here = useRef<NextRouter | null>(null);
  useEffect(() => {
    const updateRouter = () => {
      here.current = router;
    };
    const leave = () => {
      here.current = null;
    };
    const onStart = (url: string) => {
      if (getPath(url) !== getPath(router.asPath)) leave();
    };
    updateRouter();
    router.events.on('routeChangeStart', onStart);
    router.events.on('routeChangeError', updateRouter);
    return () => {
      leave();
      router.events.off('routeChangeStart', onStart);
      router.events.off('routeChangeError', updateRouter);
    };
  }, [router]);
  return here;
}
