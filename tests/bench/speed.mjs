import { interleaved } from './middle.mjs';
import { FAN as FAN_ACCOUNT, sessionToken } from './product.mjs';
import { measureRenders, getMemory } from './renders.mjs';
import { pagesWithLimits } from './routes.mjs';
import { figure, line, getSpread, times, verdict } from './table.mjs';

/**
 * Roughly this many seconds at the speed of the warm-up, with a minimum number of pages per connection. The number of
 * pages is fixed, so none is cut off.
 */
const SECONDS = 1;
const LEAST_A_CONNECTION = 2;
const CONNECTIONS = [1, 50];
const WARM_UP = { connections: 10, pages: 150 };

/** Guests get cached pages. With `MADE`, each page is rendered per request, as it always is for a fan. */
const GUEST = 'guest';
const MADE = 'made';
const FAN = 'fan';

async function subjects({ references, product }) {
  const token = product.api ? await sessionToken(product.api, FAN_ACCOUNT) : '';
  const getPages = (server, visitor) =>
    pagesWithLimits(server).map((page) => ({ ...page, pid: server.pid, ...visitor }));
  return [
    ...references.map(({ name, url, pid: own }) => ({ name, url, pid: own })),
    ...getPages(product, { visitor: GUEST }),
    ...(product.eachMade ? getPages(product.eachMade, { visitor: MADE }) : []),
    ...(token ? getPages(product, { visitor: FAN, token }) : []),
  ];
}

const pagesFor = ({ warmRate }, connections) =>
  Math.ceil(Math.max(warmRate * SECONDS, LEAST_A_CONNECTION * connections));

/** Compares the CPU time of a page to that of the hello world, and to its budget. */
function judged(row, floor) {
  if (!row.visitor) return row;
  const times = row.work / floor.work;
  const budget = row.cpu?.[row.visitor];
  return { ...row, times, budget, over: times > budget };
}

/** Renders per second and CPU time per render with one and with fifty connections, for guests and for a fan. */
export async function measureSpeed({ references, product }) {
  const all = await subjects({ references, product });
  // Warm up first: compilation and the first load of the page's code are not measured.
  const warm = [];
  for (const subject of all) warm.push({ ...subject, warmRate: (await measureRenders(subject, WARM_UP)).rate });
  const memory = { before: getMemory(product.pid) };
  const runs = [];
  for (const connections of CONNECTIONS) {
    const rows = await interleaved(warm, (subject) =>
      measureRenders(subject, { connections, pages: pagesFor(subject, connections) }),
    );
    runs.push({ connections, rows: rows.map((row) => judged(row, rows[0])) });
  }
  return { runs, memory: { ...memory, after: getMemory(product.pid) } };
}

export function printSpeed({ runs, memory }) {
  for (const { connections, rows } of runs) {
    line(
      `\npages rendered, ${connections} connection${connections > 1 ? 's' : ''}`,
      ' a second',
      'p50, ms',
      'p99, ms',
      'CPU, ms',
      'spread',
      'to floor',
      'at most',
    );
    for (const { name, visitor = '', rate, p50, p99, work, spread, budget, over } of rows)
      line(
        `${name} ${visitor}`,
        figure(rate),
        figure(p50, 1),
        figure(p99, 1),
        figure(work, 2),
        getSpread(spread.work),
        times(work, rows[0].work),
        verdict(budget, over),
      );
  }
  console.log(
    'CPU is the processor time of the server for one page; budgets are multiples of that of the hello world. Guests get cached pages; "made" is the same page rendered for each guest.',
  );
  console.log(`The server held ${figure(memory.before)} MB when warm and ${figure(memory.after)} MB in the end.`);
}

export const faultsOfSpeed = ({ runs }) =>
  runs.flatMap(({ connections, rows }) =>
    rows
      .filter(({ over }) => over)
      .map(
        ({ name, visitor }) =>
          `too much CPU time for ${name} (${visitor}) at ${connections} connection${connections > 1 ? 's' : ''}`,
      ),
  );
