/** Above this the oldest lines of a room go (src/store/room): so many are written before anything is measured. */
const FULL = 5300;
const FASTEST_PER_SECOND = 200;
const PER_SECOND = 50;

/** At most of what `measureChat` gives. */
export const CHAT_LIMITS = { work: 100, lines: 200, growth: 5 };

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const messages = (page) => page.getByRole('list', { name: 'Messages' });

/** Lets fans talk until the last of their numbered lines is in the document; gives how many lines were there at most. */
async function hear(page, api, { performer, perSecond, lines }) {
  const answer = await fetch(`${api}/__sandbox/chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ performer, perSecond, seconds: lines / perSecond }),
  });
  if (!answer.ok) throw new Error(`The sandbox does not let fans talk: it answered ${answer.status}.`);
  const end = Date.now() + (lines / perSecond) * 1000 + 30_000;
  const last = messages(page).getByText(`Line ${lines}`, { exact: true });
  let most = 0;
  while ((await last.count()) === 0) {
    if (Date.now() > end) throw new Error(`Line ${lines} of the chat did not come.`);
    await pause(250);
    most = Math.max(most, await messages(page).getByRole('listitem').count());
  }
  return most;
}

/**
 * The longest that the page was busy at one go while `work` ran, in milliseconds. `work` is time of the processor: a task that only had to wait for
 * one, on a machine that does something else, has not worked. `lasted` is by the clock, as a long task of the browser's.
 */
async function busiest(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const thread = ({ pid, tid }) => `${pid}/${tid}`;
  const mains = new Set(traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(thread));
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && mains.has(thread(event)));
  if (tasks.length === 0) throw new Error('The browser told nothing of its tasks.');
  const longest = (key) => Math.round(Math.max(...tasks.map((task) => task[key] ?? 0)) / 1000);
  return { work: longest('tdur'), lasted: longest('dur') };
}

/** What the page's scripts hold once nothing can be thrown away any more, in megabytes. */
async function heapOf(client) {
  // What the first round frees may free more.
  for (let round = 0; round < 3; round += 1) await client.send('HeapProfiler.collectGarbage');
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  return usedSize / 1_000_000;
}

/**
 * Fifty messages a second for so many seconds into a room that is full already, as the page of a viewer in it bears them: the longest task (`work`,
 * `lasted`: milliseconds), the most lines that were in the document, and the megabytes that the page has more than before.
 */
export async function measureChat(page, { api, performer, seconds }) {
  const client = await page.context().newCDPSession(page);
  await hear(page, api, { performer, perSecond: FASTEST_PER_SECOND, lines: FULL });
  const before = await heapOf(client);
  let lines = 0;
  const tasks = await busiest(page, async () => {
    lines = await hear(page, api, { performer, perSecond: PER_SECOND, lines: PER_SECOND * seconds });
  });
  const heap = await heapOf(client);
  await client.detach();
  return { ...tasks, lines, growth: heap - before };
}
