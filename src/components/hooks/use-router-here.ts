import { useRouter, type NextRouter } from 'next/router';
import { useEffect, useRef, type RefObject } from 'react';
import { pathOf } from '@/lib/page/paths';

/**
 * The router for what follows an answer that may come late: with the address as it is by then, and null once the screen was left or somebody is on the way
 * to another page, from which it would call them back.
 */
export function useRouterHere(): RefObject<NextRouter | null> {
  const router = useRouter();
  const here = useRef<NextRouter | null>(null);
  useEffect(() => {
    const stay = () => {
      here.current = router;
    };
    const leave = () => {
      here.current = null;
    };
    const onStart = (address: string) => {
      if (pathOf(address) !== pathOf(router.asPath)) leave();
    };
    stay();
    router.events.on('routeChangeStart', onStart);
    router.events.on('routeChangeError', stay);
    return () => {
      leave();
      router.events.off('routeChangeStart', onStart);
      router.events.off('routeChangeError', stay);
    };
  }, [router]);
  return here;
}
