import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { followedLink, startedSearch } from '@/lib/browser/followed-link';

/**
 * While `active`, what a person does to go elsewhere is held and asked about: `leave` does it after all. What the app does by
 * itself, such as a log-out in another tab, is not held. Closing the tab is the browser's own question.
 */
export function useUnsavedGuard(active: boolean) {
  const router = useRouter();
  const [asking, setAsking] = useState(false);
  const held = useRef<(() => void) | null>(null);
  const released = useRef(false);

  const ask = (goOn: () => void) => {
    held.current = goOn;
    setAsking(true);
  };

  const onLeaving = useEffectEvent((event: Event) => {
    if (released.current) return;
    const link = followedLink(event);
    const search = startedSearch(event);
    // Another origin unloads the page, and then the browser itself asks.
    if (link ? link.origin !== window.location.origin : !search) return;
    event.preventDefault();
    event.stopPropagation();
    ask(() => (link ? link.click() : search?.requestSubmit()));
  });

  const onBack = useEffectEvent((here: { state: unknown; address: string }) => {
    if (released.current) return true;
    // The browser shows the other address already: put this page's back in front of it.
    window.history.pushState(here.state, '', here.address);
    ask(() => window.history.back());
    return false;
  });

  useEffect(() => {
    if (!active) return;
    released.current = false;
    const here = { state: window.history.state as unknown, address: window.location.href };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onLeaving, true);
    document.addEventListener('submit', onLeaving, true);
    window.addEventListener('beforeunload', onUnload);
    router.beforePopState(() => onBack(here));
    return () => {
      document.removeEventListener('click', onLeaving, true);
      document.removeEventListener('submit', onLeaving, true);
      window.removeEventListener('beforeunload', onUnload);
      router.beforePopState(() => true);
    };
  }, [active, router]);

  return {
    asking,
    stay: () => setAsking(false),
    leave: () => {
      setAsking(false);
      released.current = true;
      held.current?.();
    },
  };
}
