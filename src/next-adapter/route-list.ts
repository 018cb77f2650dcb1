import { firstTouch } from '@/lib/browser/first-interaction';

/** The file that Next would send with every page. It is only needed to leave one. */
export const ROUTE_LIST = '_buildManifest.js';

/**
 * Lets the list of routes come with the first sign of a visitor, or when the router waits for it. Where it is no longer to be had, because
 * the site was built anew meanwhile, the router hears of no routes, and loads the next page as a whole.
 */
export function routeListOnDemand(): void {
  if (process.env.NODE_ENV !== 'production' || window.__BUILD_MANIFEST) return;
  let waiting = window.__BUILD_MANIFEST_CB;
  let asked = false;

  const missing = () => {
    asked = false;
    window.__BUILD_MANIFEST = { sortedPages: [] };
    waiting?.();
    delete window.__BUILD_MANIFEST;
  };
  const ask = () => {
    if (asked) return;
    asked = true;
    const script = document.createElement('script');
    script.src = `/_next/static/${window.__NEXT_DATA__.buildId}/${ROUTE_LIST}`;
    script.onerror = missing;
    document.head.append(script);
  };
  Object.defineProperty(window, '__BUILD_MANIFEST_CB', {
    configurable: true,
    get: () => waiting,
    set(tell: NonNullable<typeof waiting>) {
      waiting = tell;
      ask();
    },
  });
  if (waiting) ask();
  void firstTouch().then(ask);
}
