import Router from 'next/router';
import { loadAgain } from '@/components/hooks/use-reload';

/** How long the view that replaces the page may take to load its code. */
const KEEP_FOCUS_MS = 5000;

/** Moves focus to the content if the focused element is removed. */
function focusContentIfLost(): void {
  const settle = () => {
    if (document.activeElement !== document.body) return;
    changes.disconnect();
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const changes = new MutationObserver(settle);
  changes.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => changes.disconnect(), KEEP_FOCUS_MS);
  settle();
}

/**
 * Returns a function that runs the loader of the current page again. During a navigation it waits: refreshing the old
 * page would cancel the navigation, and the new page may have loaded before the change. `onRefresh` is called before
 * each load.
 */
export function pageRefresher(onRefresh: () => void): () => void {
  let isNavigating = false;
  let isPending = false;

  const reloadPage = async () => {
    onRefresh();
    const hadFocus = document.activeElement !== document.body;
    await loadAgain(Router);
    if (hadFocus) focusContentIfLost();
  };
  const refresh = () => {
    isPending = isNavigating;
    if (!isNavigating) void reloadPage();
  };
  const arrive = () => {
    isNavigating = false;
    // A replacing navigation emits its start event next.
    setTimeout(() => isPending && refresh());
  };
  Router.events.on('routeChangeStart', () => (isNavigating = true));
  Router.events.on('routeChangeComplete', arrive);
  Router.events.on('routeChangeError', arrive);
  return refresh;
}
