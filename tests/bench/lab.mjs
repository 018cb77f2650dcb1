import { Failure } from '../run/failure.mjs';
import { getHeap } from './heap.mjs';
import { followNetwork } from './settled.mjs';

/** The phone, network ("Slow 4G") and CPU slowdown that Lighthouse uses for phones. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** On a busy machine a page is late. That must show as a slow page, not as a timeout. */
const PATIENCE_MS = 90_000;

/** Runs in the page before its own code and records performance entries. */
function watch() {
  const seen = { lcp: 0, tasks: [], shifts: [] };
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  observe(
    'layout-shift',
    ({ value, startTime, hadRecentInput }) => hadRecentInput || seen.shifts.push({ value, startTime }),
  );
  globalThis.benchSeen = seen;
}

/**
 * Runs in the page at the end. Blocking time is the part of each task beyond 50 ms after the first paint; layout shifts
 * count by their worst session.
 */
function readFigures() {
  const { lcp, tasks, shifts } = globalThis.benchSeen;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocking = tasks
    .map(({ startTime, duration }) => Math.min(duration, startTime + duration - fcp) - 50)
    .filter((ms) => ms > 0);
  let session = { value: 0, first: 0, last: 0 };
  let cls = 0;
  for (const { value, startTime } of shifts) {
    const goesOn = startTime - session.last < 1000 && startTime - session.first < 5000;
    session = goesOn
      ? { ...session, value: session.value + value, last: startTime }
      : { value, first: startTime, last: startTime };
    cls = Math.max(cls, session.value);
  }
  return { fcp, lcp, tbt: blocking.reduce((sum, ms) => sum + ms, 0), cls };
}

/**
 * A page on a slow phone with an empty cache, by default on a slow network too. `token` is a session to use. `settled`
 * waits until the page is hydrated and its network idle; `close` closes it.
 */
export async function slowPhone(browser, { network = SLOW_4G, token = null } = {}) {
  const context = await browser.newContext(PHONE);
  if (token) await context.addCookies([{ name: 'token', value: token.value, url: token.site, sameSite: 'Lax' }]);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  if (network) {
    await client.send('Network.enable');
    await client.send('Network.emulateNetworkConditions', network);
  }
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, client, settled: followNetwork(page).settled, close: () => context.close() };
}

/** The CPU time of the page's main thread so far, in ms. */
export async function mainThreadWork(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/**
 * A first view on a slow phone without interaction: first and largest contentful paint (`fcp`, `lcp`) and total
 * blocking time (`tbt`) in ms, layout shift (`cls`), CPU time of the main thread in ms (`work`, unaffected by other
 * programs), and the heap afterward in MB (`heap`).
 */
export async function measureLab(browser, url) {
  const phone = await slowPhone(browser);
  await phone.page.addInitScript(watch);
  const response = await phone.page.goto(url, { waitUntil: 'load' });
  if (!response?.ok()) throw new Failure(`${url} responded with ${response?.status()}: there is nothing to measure.`);
  await phone.settled();
  const figures = await phone.page.evaluate(readFigures);
  const work = await mainThreadWork(phone.client);
  const heap = await getHeap(phone.client);
  await phone.close();
  return { ...figures, work, heap };
}
