import { Failure } from '../run/failure.mjs';
import { untilQuiet } from './first-view.mjs';
import { heapOf } from './heap.mjs';

/** The phone, the line ("Slow 4G") and the processor of Lighthouse's figures for phones. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1474.56 * 1024) / 8, uploadThroughput: (675 * 1024) / 8 };
const CPU_SLOWDOWN = 4;

/** Runs in the page before anything of it: writes down what the browser says of its own work. */
function watch() {
  const seen = { lcp: 0, tasks: [], shifts: [] };
  const observe = (type, take) => new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime));
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  observe('layout-shift', ({ value, startTime, hadRecentInput }) => hadRecentInput || seen.shifts.push({ value, startTime }));
  globalThis.benchSeen = seen;
}

/** Runs in the page at the end. Blocking is what goes beyond 50 ms of a task after something was to be seen; shifts count by the worst session of them. */
function tell() {
  const { lcp, tasks, shifts } = globalThis.benchSeen;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const blocking = tasks.map(({ startTime, duration }) => Math.min(duration, startTime + duration - fcp) - 50).filter((ms) => ms > 0);
  let session = { value: 0, first: 0, last: 0 };
  let cls = 0;
  for (const { value, startTime } of shifts) {
    const goesOn = startTime - session.last < 1000 && startTime - session.first < 5000;
    session = goesOn ? { ...session, value: session.value + value, last: startTime } : { value, first: startTime, last: startTime };
    cls = Math.max(cls, session.value);
  }
  return { fcp, lcp, tbt: blocking.reduce((sum, ms) => sum + ms, 0), cls };
}

/** A page on a slow phone with an empty cache. `close` ends it. */
export async function slowPhone(browser) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', SLOW_4G);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  return { page, client, quiet: () => untilQuiet(page, () => last), close: () => context.close() };
}

/** What `Performance.getMetrics` says, by name. */
async function metricsOf(client) {
  const { metrics } = await client.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/**
 * A first view on a slow phone that nobody touches: milliseconds until something (`fcp`) and the largest thing (`lcp`) was to be seen, milliseconds
 * in which a tap would have waited (`tbt`), how much moved (`cls`), milliseconds that the page's thread worked for (`work`; time of the processor, so that other
 * programs do not count), and the megabytes its scripts hold afterwards (`heap`).
 */
export async function measureLab(browser, url) {
  const phone = await slowPhone(browser);
  await phone.page.addInitScript(watch);
  const answer = await phone.page.goto(url, { waitUntil: 'load' });
  if (!answer?.ok()) throw new Failure(`${url} answered ${answer?.status()}: there is nothing to measure.`);
  await phone.quiet();
  const figures = await phone.page.evaluate(tell);
  const { TaskDuration } = await metricsOf(phone.client);
  const heap = await heapOf(phone.client);
  await phone.close();
  return { ...figures, work: TaskDuration * 1000, heap };
}
