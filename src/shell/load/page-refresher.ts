import Router from 'next/router';

/** The code of the view that takes the page's place may come this much later. */
const KEEP_FOCUS_MS = 5000;

/** Keeps the keyboard on the page where what had the focus goes away. */
function keepFocus(): void {
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
 * Gives the way to run the loader of the page in sight again. While the visitor is on the way to another page it waits: that page
 * may have been loaded before what is new, and asking for this one would call him back. `onRefresh` is called before it is loaded.
 */
export function pageRefresher(onRefresh: () => void): () => void {
  let onTheWay = false;
  let wanted = false;

  const loadAgain = async () => {
    onRefresh();
    // Lists that have grown write their address themselves: the router does not know it.
    const address = window.location.pathname + window.location.search;
    const [path = '', fragment] = Router.asPath.split('#');
    // To the router the way from a fragment to the same page without it is a jump, for which it loads nothing.
    if (fragment !== undefined) await Router.replace(path, undefined, { scroll: false });
    const hadFocus = document.activeElement !== document.body;
    await Router.replace(address, undefined, { scroll: false });
    if (hadFocus) keepFocus();
  };
  const refresh = () => {
    wanted = onTheWay;
    if (!onTheWay) void loadAgain();
  };
  const arrive = () => {
    onTheWay = false;
    // What replaces a navigation reports itself next.
    setTimeout(() => wanted && refresh());
  };
  Router.events.on('routeChangeStart', () => (onTheWay = true));
  Router.events.on('routeChangeComplete', arrive);
  Router.events.on('routeChangeError', arrive);
  return refresh;
}
