import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** A press on a link that would replace this page in this tab. */
function linkLeaving(event: Event): HTMLAnchorElement | null {
  if (!(event instanceof MouseEvent) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || (link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  // Another origin unloads the page, and then the browser itself asks.
  if (link.origin !== window.location.origin || link.href.split('#')[0] === window.location.href.split('#')[0]) return null;
  return link;
}

/** A search that would lead to another page. */
const searchLeaving = (event: Event) => (event.type === 'submit' && event.target instanceof HTMLFormElement && event.target.getAttribute('role') === 'search' ? event.target : null);

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
    const link = linkLeaving(event);
    const search = searchLeaving(event);
    if (!link && !search) return;
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
