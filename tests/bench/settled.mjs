import { Failure } from '../run/failure.mjs';

const QUIET_MS = 1000;
const MAX_WAIT_MS = 90_000;

/** Next measures its hydration under this name, in our app and in the reference apps. */
const HAS_HYDRATED = "performance.getEntriesByName('Next.js-hydration').length > 0";

/** Waits for hydration. Playwright's own functions would count as a gesture of the visitor, which loads more code. */
async function waitForHydration(page, end) {
  const client = await page.context().newCDPSession(page);
  const isHydrated = async () =>
    (await client.send('Runtime.evaluate', { expression: HAS_HYDRATED })).result.value === true;
  while (!(await isHydrated())) {
    if (Date.now() > end) throw new Failure(`${page.url()} was not hydrated in time.`);
    await page.waitForTimeout(50);
  }
  await client.detach();
}

/** Requests that stay open for as long as the browser likes. */
const ENDLESS = ['media', 'websocket', 'eventsource'];

/**
 * Follows the requests of a page from now on. `settled` waits until the page has hydrated and its network has been idle
 * for a while afterward: scripts are only fetched after the first paint, so before hydration an idle network proves
 * nothing. Requests of the types in `ignored` may still be open.
 */
export function followNetwork(page, ignored = []) {
  const open = new Set();
  let last = Date.now();
  const done = (request) => {
    last = Date.now();
    open.delete(request);
  };
  page.on('request', (request) => {
    last = Date.now();
    if (![...ENDLESS, ...ignored].includes(request.resourceType())) open.add(request);
  });
  page.on('requestfinished', done);
  page.on('requestfailed', done);
  return {
    async settled() {
      await waitForHydration(page, Date.now() + MAX_WAIT_MS);
      last = Date.now();
      const end = Date.now() + MAX_WAIT_MS;
      while (Date.now() < end && (open.size > 0 || Date.now() - last < QUIET_MS)) await page.waitForTimeout(50);
    },
  };
}
