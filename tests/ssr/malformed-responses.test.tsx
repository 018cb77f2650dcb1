import { oddReply, pick, seeded } from '../setup/odd-data';
import { findBrokenTexts } from './support/broken-texts';
import { faultySite } from './support/faulty-site';
import { DROPPED_FILE, serverLog } from './support/server-log';
import { VISITED_PAGES, type VisitedPage } from './support/visited-pages';

/*
 * Whatever a back end omits, renames or fills with nonsense, a page renders and reads well. MALFORMED_RESPONSES is the number
 * of pages, ODD_SEED selects them. A failure names its seed: MALFORMED_RESPONSES=1 ODD_SEED=<seed>.
 */
const COUNT = Number(process.env.MALFORMED_RESPONSES ?? 300);
const SEED = Number(process.env.ODD_SEED ?? 1);
const PATIENCE_MS = 60_000 + COUNT * 500;

const { api, start, open } = faultySite();
serverLog(DROPPED_FILE);
beforeAll(() => start(60_000), PATIENCE_MS);

/** The calls that a page makes without faults, by path and visitor. */
const known = new Map<string, string[]>();

async function getCalls(page: VisitedPage): Promise<string[]> {
  const key = `${page.path} ${page.who}`;
  const seen = known.get(key);
  if (seen) return seen;
  const { calls } = await api;
  calls.length = 0;
  await open(page, 'odd-responses');
  const made = [...new Set(calls.map(({ method, path }) => `${method} ${path}`))];
  known.set(key, made);
  return made;
}

/** Opens one page with altered responses, and returns its problem. */
async function tryOut(seed: number): Promise<string | null> {
  const random = seeded(seed);
  const page = pick(VISITED_PAGES, random);
  const calls = await getCalls(page);
  const call = random() < 0.15 || calls.length === 0 ? '*' : pick(calls, random);
  const how: string[] = [];
  const { plan } = await api;
  const fault = (reply: unknown) => {
    const odd = oddReply(reply, seed);
    how.push(odd.how);
    return odd.reply;
  };
  for (const id of ['odd-responses', 'anybody']) plan(id, { call, fault });
  const where = () =>
    `ODD_SEED=${seed}: ${page.path} for a ${page.who}, ${call}, ${[...new Set(how)].join(' | ').slice(0, 300)}:`;
  try {
    const { status, html } = await open(page, 'odd-responses');
    const odd = status === 500 ? ['is a 500'] : status === 302 ? [] : findBrokenTexts(html);
    return odd.length > 0 ? `${where()} ${odd.join('; ')}` : null;
  } catch (error) {
    return `${where()} ${(error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n').slice(0, 5).join(' ')}`;
  } finally {
    for (const id of ['odd-responses', 'anybody']) plan(id, null);
  }
}

test(
  `${COUNT} pages render and read well whatever the API returns (ODD_SEED=${SEED})`,
  async () => {
    const found: string[] = [];
    for (let index = 0; index < COUNT; index += 1) {
      const wrong = await tryOut(SEED + index);
      if (wrong) found.push(wrong);
    }
    expect(found).toEqual([]);
  },
  PATIENCE_MS,
);
