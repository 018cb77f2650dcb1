import { heapOf } from './heap.mjs';

/** Above this the oldest lines of a room go (src/store/room): so many are written before anything is measured. */
const FULL = 5300;
const FASTEST_PER_SECOND = 500;
const PER_SECOND = 50;

/** At most of what `measureChat` gives. */
export const CHAT_LIMITS = { work: 100, lines: 200, growth: 5 };

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many lines are in the document, and whether this one is. Runs in the page, whose tasks are measured: it may not cost much. */
const look = (wanted) => {
  const list = document.querySelector('[role="list"][aria-label="Messages"]');
  const texts = [...(list?.querySelectorAll('[dir="auto"]') ?? [])];
  return { lines: list?.querySelectorAll('[role="listitem"]').length ?? 0, isThere: texts.some(({ textContent }) => textContent === wanted) };
};

/** Lets fans say numbered lines until the last of them is in the document; gives how many lines were there at most. */
async function hear(page, { talk, perSecond, lines }) {
  await talk(perSecond, lines / perSecond);
  const end = Date.now() + (lines / perSecond) * 1000 + 30_000;
  for (let most = 0; Date.now() < end; await pause(250)) {
    const seen = await page.evaluate(look, `Line ${lines}`);
    most = Math.max(most, seen.lines);
    if (seen.isThere) return most;
  }
  throw new Error(`Line ${lines} of the chat did not come.`);
}

/**
 * The longest that the page was busy at one go while `work` ran, in milliseconds. `work` is time of the processor: a task that only had to wait for
 * one, on a machine that does something else, has not worked. `lasted` is by the clock, as a long task of the browser's.
 */
async function busiest(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const thread = ({ pid, tid }) => `${pid}/${tid}`;
  const mains = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread));
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && mains.has(thread(event)));
  if (tasks.length === 0) throw new Error('The browser told nothing of its tasks.');
  const longest = (key) => Math.round(Math.max(...tasks.map((task) => task[key] ?? 0)) / 1000);
  return { work: longest('tdur'), lasted: longest('dur') };
}

/**
 * Fifty messages a second for so many seconds into a room that is full already, as the page of a viewer in it bears them: the longest task (`work`,
 * `lasted`: milliseconds), the most lines that were in the document, and the megabytes that the page has more than before.
 * `talk(perSecond, seconds)` makes fans say `Line 1`, `Line 2`, … in that room.
 */
export async function measureChat(page, seconds, talk) {
  const client = await page.context().newCDPSession(page);
  await hear(page, { talk, perSecond: FASTEST_PER_SECOND, lines: FULL });
  const before = await heapOf(client);
  let lines = 0;
  const tasks = await busiest(page, async () => {
    lines = await hear(page, { talk, perSecond: PER_SECOND, lines: PER_SECOND * seconds });
  });
  const heap = await heapOf(client);
  await client.detach();
  return { ...tasks, lines, growth: heap - before };
}
