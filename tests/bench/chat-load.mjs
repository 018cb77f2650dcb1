import { getHeap } from './heap.mjs';

/**
 * The number of messages after which old ones are removed (src/store/room). The chat is filled up to it before
 * measuring.
 */
const FULL = 5300;
const FASTEST_PER_SECOND = 500;
const PER_SECOND = 50;

/** Upper limits of the figures of `measureChat`. */
export const CHAT_LIMITS = { work: 100, lines: 200, growth: 5 };

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Counts the messages in the document and looks for this one. Runs in the measured page, so it has to be cheap. */
const look = (wanted) => {
  const list = document.querySelector('[role="list"][aria-label="Messages"]');
  const texts = [...(list?.querySelectorAll('[dir="auto"]') ?? [])];
  return {
    lines: list?.querySelectorAll('[role="listitem"]').length ?? 0,
    isThere: texts.some(({ textContent }) => textContent === wanted),
  };
};

/** Sends numbered messages until the last one is in the document. Returns the highest number of messages in it. */
async function receiveMessages(page, { talk, perSecond, lines }) {
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
 * The longest task of the page during `work`, in ms. `work` is CPU time, which excludes waiting for the processor on a
 * busy machine. `lasted` is elapsed time, as in the browser's long tasks.
 */
async function busiest(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const thread = ({ pid, tid }) => `${pid}/${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && mains.has(thread(event)));
  if (tasks.length === 0) throw new Error('The browser told nothing of its tasks.');
  const longest = (key) => Math.round(Math.max(...tasks.map((task) => task[key] ?? 0)) / 1000);
  return { work: longest('tdur'), lasted: longest('dur') };
}

/**
 * Sends fifty messages per second into a full room for a number of seconds, and measures the page of a viewer: the longest
 * task (`work`, `lasted`, in ms), the highest number of messages in the document, and the growth of the heap in MB.
 * `talk(perSecond, seconds)` makes fans send `Line 1`, `Line 2`, … into that room.
 */
export async function measureChat(page, seconds, talk) {
  const client = await page.context().newCDPSession(page);
  await receiveMessages(page, { talk, perSecond: FASTEST_PER_SECOND, lines: FULL });
  const before = await getHeap(client);
  let lines = 0;
  const tasks = await busiest(page, async () => {
    lines = await receiveMessages(page, { talk, perSecond: PER_SECOND, lines: PER_SECOND * seconds });
  });
  const heap = await getHeap(client);
  await client.detach();
  return { ...tasks, lines, growth: heap - before };
}
