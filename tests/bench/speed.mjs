import { interleaved } from './middle.mjs';
import { fanToken } from './product.mjs';
import { measureRenders, memoryOf } from './renders.mjs';
import { FAN_TO_GUEST, pagesWithLimits } from './routes.mjs';
import { figure, line, times, verdict } from './table.mjs';

const ROUNDS = 3;
/** Roughly this many seconds at the speed of the warm-up, with a minimum number of pages per connection. The number of pages is fixed, so none is cut off. */
const SECONDS = 1.5;
const LEAST_A_CONNECTION = 3;
const CONNECTIONS = [1, 50];
const WARM_UP = { connections: 10, pages: 150 };

/** Guests get cached pages. With `MADE`, each page is rendered per request, as it always is for a fan. */
const GUEST = 'guest';
const MADE = 'guest, made';
const FAN = 'fan';

async function subjects({ references, product }) {
  const token = product.api ? await fanToken(product.api) : '';
  const pagesOf = async (server, visitor) =>
    (await pagesWithLimits(server)).map((page) => ({ ...page, pid: server.pid, ...visitor }));
  return [
    ...references.map(({ name, url, pid: own }) => ({ name, url, pid: own })),
    ...(await pagesOf(product, { visitor: GUEST })),
    ...(product.eachMade ? await pagesOf(product.eachMade, { visitor: MADE }) : []),
    ...(token ? await pagesOf(product, { visitor: FAN, token }) : []),
  ];
}

const pagesFor = ({ warmRate }, connections) =>
  Math.ceil(Math.max(warmRate * SECONDS, LEAST_A_CONNECTION * connections));

/** Compares a fan's page to the same page rendered for a guest, and a guest's page to the reference. */
function judged(row, rows) {
  const [floor] = rows;
  if (!row.visitor) return row;
  const same = (wanted) => rows.find(({ visitor, name }) => visitor === wanted && name === row.name);
  const other = row.visitor === FAN ? (same(MADE) ?? same(GUEST)) : floor;
  const least = { [GUEST]: row.limits.rate, [FAN]: FAN_TO_GUEST }[row.visitor];
  return {
    ...row,
    ratio: row.rate / other.rate,
    ratioByWork: other.work / row.work,
    least,
    under: row.rate / other.rate < least,
  };
}

/** Renders per second with one and with fifty connections, for guests and for a fan. */
export async function measureSpeed({ references, product }) {
  const all = await subjects({ references, product });
  // Warm up first: compilation and the first load of the page's code are not measured.
  const warm = [];
  for (const subject of all) warm.push({ ...subject, warmRate: (await measureRenders(subject, WARM_UP)).rate });
  const memory = { before: memoryOf(product.pid) };
  const runs = [];
  for (const connections of CONNECTIONS) {
    const rows = await interleaved(warm, ROUNDS, (subject) =>
      measureRenders(subject, { connections, pages: pagesFor(subject, connections) }),
    );
    runs.push({ connections, rows: rows.map((row) => judged(row, rows)) });
  }
  return { runs, memory: { ...memory, after: memoryOf(product.pid) } };
}

export function printSpeed({ runs, memory }) {
  for (const { connections, rows } of runs) {
    line(
      `\npages written, ${connections} connection${connections > 1 ? 's' : ''}`,
      ' a second',
      'p50, ms',
      'p99, ms',
      'work, ms',
      'ratio',
      'by work',
      'at least',
    );
    for (const { name, visitor = '', rate, p50, p99, work, ratio, ratioByWork, least, under } of rows) {
      const held = ratio ? `${figure(ratio, 2)}x` : times(rate, rows[0].rate);
      line(
        `${name} ${visitor}`,
        figure(rate),
        figure(p50, 1),
        figure(p99, 1),
        figure(work, 2),
        held,
        ratioByWork ? `${figure(ratioByWork, 2)}x` : '',
        verdict(least, under),
      );
    }
  }
  console.log(
    'A guest\'s ratio is to the hello world, a fan\'s to the same page made for a guest. Guests get pages that others got; "made" is without that. Work is time of the processor for one page.',
  );
  console.log(`The server held ${figure(memory.before)} MB when warm and ${figure(memory.after)} MB in the end.`);
}

export const faultsOfSpeed = ({ runs }) =>
  runs.flatMap(({ connections, rows }) =>
    rows
      .filter(({ under }) => under)
      .map(({ name, visitor }) => `too few pages of ${name} a second for a ${visitor} at ${connections} connections`),
  );
