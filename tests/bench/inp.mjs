import { INTERACTIONS } from './interactions.mjs';
import { mainThreadWork, slowPhone } from './lab.mjs';
import { quantile } from './middle.mjs';
import { FAN, PERFORMER, sessionToken } from './product.mjs';
import { figure, line, verdict } from './table.mjs';

/**
 * Rounds with a new page each, so that every fourth try is the first on its page, which loads the code of a feature.
 */
const ROUNDS = 5;
const TRIES_A_PAGE = 4;
/** The largest interaction to next paint at the 95th percentile, in ms. */
const LIMIT = 200;
/** Browsers report no event below this duration, in ms. */
const SHORTEST = 16;

/** Runs in the page before its own code: collects the events of interactions. */
function watchEvents(shortest) {
  const events = [];
  const collect = (entries) => events.push(...entries.filter(({ interactionId }) => interactionId > 0));
  const observer = new PerformanceObserver((list) => collect(list.getEntries()));
  observer.observe({ type: 'event', durationThreshold: shortest });
  globalThis.benchEvents = () => {
    collect(observer.takeRecords());
    return events.splice(0);
  };
}

/** Runs in the page: resolves after the next paint. */
const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Runs in the page: the longest event since the last call and its parts, in ms. Waits for the paint that ends it. */
async function longestEvent(shortest) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await frame();
  await frame();
  const events = globalThis.benchEvents();
  if (events.length === 0) return { duration: shortest, delay: 0, processing: 0, presentation: 0 };
  const longest = events.reduce((most, event) => (event.duration > most.duration ? event : most));
  const { startTime, duration } = longest;
  const together = events.filter((event) => event.startTime < startTime + duration);
  const begin = Math.min(...together.map(({ processingStart }) => processingStart));
  const end = Math.max(...together.map(({ processingEnd }) => processingEnd));
  return {
    duration,
    delay: Math.max(0, begin - startTime),
    processing: end - begin,
    presentation: Math.max(0, startTime + duration - end),
  };
}

/** Opens the page of an interaction and tries it repeatedly. Returns the longest event of each try. */
async function tryOnPage(browser, { site, tokens }, { path, as, start, before, act, shown, after }, tries) {
  const session = as ? { value: tokens[as], site } : null;
  const phone = await slowPhone(browser, { network: null, token: session });
  const { page } = phone;
  await page.addInitScript(watchEvents, SHORTEST);
  await page.goto(site + path, { waitUntil: 'load' });
  await phone.settled();
  await start?.(page);
  const seen = [];
  for (let index = 0; index < tries; index += 1) {
    const prepared = await before?.(page, index);
    await page.evaluate(longestEvent, SHORTEST);
    const workBefore = await mainThreadWork(phone.client);
    await act(page, prepared);
    await page.evaluate(painted);
    await shown(page, prepared);
    const longest = await page.evaluate(longestEvent, SHORTEST);
    seen.push({ ...longest, work: (await mainThreadWork(phone.client)) - workBefore });
    await after?.(page);
  }
  await phone.close();
  return seen;
}

/**
 * Interaction to next paint on a phone whose CPU is four times slower, without a slow network: 20 tries per
 * interaction, in turns.
 */
export async function measureInp({ browser, product: { site, api } }) {
  const tokens = { fan: await sessionToken(api, FAN), performer: await sessionToken(api, PERFORMER) };
  const tries = INTERACTIONS.map(() => []);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [index, interaction] of INTERACTIONS.entries()) {
      const pages = interaction.fresh ? TRIES_A_PAGE : 1;
      for (let page = 0; page < pages; page += 1)
        tries[index].push(...(await tryOnPage(browser, { site, tokens }, interaction, TRIES_A_PAGE / pages)));
    }
  return INTERACTIONS.map(({ name }, index) => {
    const durations = tries[index].map(({ duration }) => duration);
    const p95 = quantile(durations, 0.95);
    const slow = tries[index].find(({ duration }) => duration === p95);
    const work = quantile(
      tries[index].map((one) => one.work),
      0.95,
    );
    return { name, ...slow, median: quantile(durations, 0.5), p95, work, over: p95 > LIMIT, tries: tries[index] };
  });
}

export function printInp(rows) {
  line(
    '\ninteraction to next paint, ms',
    ' median',
    '95th',
    'at most',
    'waiting',
    'handlers',
    'painting',
    'work, 95th',
  );
  for (const { name, median, p95, over, delay, processing, presentation, work } of rows)
    line(
      name,
      figure(median),
      figure(p95),
      verdict(LIMIT, over),
      figure(delay),
      figure(processing),
      figure(presentation),
      figure(work),
    );
  console.log(
    'Waiting, handlers and painting are the parts of the try at the 95th percentile. Work is CPU time of the main thread, also after the paint.',
  );
}

export const faultsOfInp = (rows) => rows.filter(({ over }) => over).map(({ name }) => `too slow to ${name}`);
