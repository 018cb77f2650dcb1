import { waitFor } from '@testing-library/dom';
import { getClientBuildManifest } from 'next/dist/client/route-loader';
import { routeListOnDemand } from '@/next-adapter/route-list';

/** The script elements of the route list. */
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src*="_buildManifest"]')];

/** Simulates the loaded script: sets the list and fires the event. */
function arrive(routes: Record<string, string[]>) {
  window.__BUILD_MANIFEST = routes;
  window.__BUILD_MANIFEST_CB?.();
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  Object.assign(window, { __NEXT_DATA__: { buildId: 'build-1' } });
  routeListOnDemand();
});
afterEach(() => {
  jest.restoreAllMocks();
  document.head.replaceChildren();
  delete window.__BUILD_MANIFEST;
  Reflect.deleteProperty(window, '__BUILD_MANIFEST_CB');
});

test('the router gets the route list on demand, although the page came without it', async () => {
  expect(scripts()).toHaveLength(0);
  const list = getClientBuildManifest();
  expect(scripts().map(({ src }) => new URL(src).pathname)).toEqual(['/_next/static/build-1/_buildManifest.js']);
  arrive({ '/home': ['home.js'] });
  await expect(list).resolves.toEqual({ '/home': ['home.js'] });
});

test("if the route list can't be loaded, the router continues without it, and gets it on the next request", async () => {
  const list = getClientBuildManifest();
  scripts()[0]?.dispatchEvent(new Event('error'));
  await expect(list).resolves.toEqual({ sortedPages: [] });

  const again = getClientBuildManifest();
  expect(scripts()).toHaveLength(2);
  arrive({ '/home': ['home.js'] });
  await expect(again).resolves.toEqual({ '/home': ['home.js'] });
});

test('the route list loads with the first interaction, before the router needs it', async () => {
  window.dispatchEvent(new Event('pointermove'));
  await waitFor(() => expect(scripts()).toHaveLength(1));
});
