import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { followedLink, startedSearch } from '@/lib/browser/followed-link';
import { getPath } from '@/lib/page/paths';

/**
 * While `active`, blocks navigation by the visitor until they confirm; `leave` continues it. Not blocked are navigation
 * by the app, such as after a logout in another tab, and navigation to paths that `isAllowed` accepts. For closing the
 * tab, the browser shows its own dialog.
 */
export function useUnsavedGuard(active: boolean, isAllowed: (path: string) => boolean = () => false) {
  const router = useRouter();
  const [isConfirming, setIsConfirming] = useState(false);
  const pending = useRef<(() => void) | null>(null);
  const released = useRef(false);

  const confirmLeaving = (goOn: () => void) => {
    pending.current = goOn;
    setIsConfirming(true);
  };

  const onLeaving = useEffectEvent((event: Event) => {
    // A form inside a guarded area asks first.
    if (released.current || event.defaultPrevented) return;
    const link = followedLink(event);
    const search = startedSearch(event);
    // Links to another origin unload the page, which triggers the browser's own dialog.
    if (link ? link.origin !== window.location.origin || isAllowed(link.pathname) : !search) return;
    event.preventDefault();
    event.stopPropagation();
    confirmLeaving(() => (link ? link.click() : search?.requestSubmit()));
  });

  const onBack = useEffectEvent((here: { state: unknown; url: string }, to: string) => {
    if (released.current || isAllowed(getPath(to))) return true;
    // The browser already shows the other URL, so push this page's URL again.
    window.history.pushState(here.state, '', here.url);
    confirmLeaving(() => window.history.back());
    return false;
  });

  useEffect(() => {
    if (!active) return;
    released.current = false;
    const here = { state: window.history.state as unknown, url: window.location.href };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onLeaving, true);
    document.addEventListener('submit', onLeaving, true);
    window.addEventListener('beforeunload', onUnload);
    router.beforePopState(({ as }) => onBack(here, as));
    return () => {
      document.removeEventListener('click', onLeaving, true);
      document.removeEventListener('submit', onLeaving, true);
      window.removeEventListener('beforeunload', onUnload);
      router.beforePopState(() => true);
    };
    // A page inside a guarded area has its own history entry.
  }, [active, router, router.asPath]);

  return {
    isConfirming,
    stay: () => setIsConfirming(false),
    leave: () => {
      setIsConfirming(false);
      released.current = true;
      pending.current?.();
    },
  };
}
