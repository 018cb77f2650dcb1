// What: loads the list of all routes on the first interaction instead of with every page (decision 0022).
// Saves: one script of 7.1 kB gzipped per first view, 3.8% of the script of /home.
// Relies on: `_buildManifest.js`, `__BUILD_MANIFEST`, `__BUILD_MANIFEST_CB` and `__NEXT_DATA__.buildId` of Next's
// router.
// If they change: the router never gets its list and client-side navigation hangs or loads whole pages.
// Test: tests/integration/shell/route-list.test.ts; in the build tests/e2e/built-output.spec.ts and
// tests/e2e/deploy.spec.ts.
import { firstInteraction } from '@/lib/browser/timing';

/** The file that Next would send with every page. It is only needed to navigate. */
export const ROUTE_LIST = '_buildManifest.js';

/**
 * Loads the list of routes on the first interaction, or when the router waits for it. If the file is gone after a
 * deploy, the router gets an empty list and loads the next page as a whole document.
 */
export function routeListOnDemand(): void {
  if (process.env.NODE_ENV !== 'production' || window.__BUILD_MANIFEST) return;
  let waiting = window.__BUILD_MANIFEST_CB;
  let isRequested = false;

  const retryLater = () => {
    isRequested = false;
    window.__BUILD_MANIFEST = { sortedPages: [] };
    waiting?.();
    delete window.__BUILD_MANIFEST;
  };
  const request = () => {
    if (isRequested) return;
    isRequested = true;
    const script = document.createElement('script');
    script.src = `/_next/static/${window.__NEXT_DATA__.buildId}/${ROUTE_LIST}`;
    script.onerror = retryLater;
    document.head.append(script);
  };
  Object.defineProperty(window, '__BUILD_MANIFEST_CB', {
    configurable: true,
    get: () => waiting,
    set(callback: NonNullable<typeof waiting>) {
      waiting = callback;
      request();
    },
  });
  if (waiting) request();
  void firstInteraction().then(request);
}
