import { createSandbox } from '@sandbox/app';
import { SEED_PASSWORD } from '@sandbox/seed/seed-data';
import { startFaultyApi } from '../setup/faulty-api';
import { oddReply, pick, seeded } from '../setup/odd-data';
import { findBrokenTexts } from './support/broken-texts';
import { DROPPED_FILE, serverLog } from './support/server-log';
import { type Answer, type Site, startSite } from './support/site';
import { VISITED_PAGES, type VisitedPage } from './support/visited-pages';

/*
 * Whatever a back end omits, renames or fills with nonsense, a page renders and reads well. ODD_ANSWERS is the number of pages, ODD_SEED
 * selects them. A failure names its seed: ODD_ANSWERS=1 ODD_SEED=<seed>.
 */
const COUNT = Number(process.env.ODD_ANSWERS ?? 300);
const SEED = Number(process.env.ODD_SEED ?? 1);
const PATIENCE_MS = 60_000 + COUNT * 500;

const sandbox = createSandbox({ baseUrl: 'http://api.test' });
const api = startFaultyApi((request) => sandbox.app.fetch(request));
serverLog(DROPPED_FILE);
let site: Site;
let forget: () => void;
let tokens: Record<VisitedPage['who'], string | undefined>;

async function logIn(username: string): Promise<string> {
  const body = JSON.stringify({ username, password: SEED_PASSWORD });
  const answer = await sandbox.app.fetch(
    new Request('http://api.test/auth/login', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'application/json' },
    }),
  );
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

beforeAll(async () => {
  const { url } = await api;
  site = await startSite({
    API_ENDPOINT: url,
    SETTINGS_CACHE_SECONDS: '0',
    PAGE_CACHE_SECONDS: '0',
    EDGE_CACHE_SECONDS: '0',
  });
  const { publicCache } = await import('@/lib/http/public-cache');
  forget = () => publicCache.clear();
  tokens = { guest: undefined, fan: await logIn('fan@example.com'), performer: await logIn('performer@example.com') };
}, PATIENCE_MS);
afterAll(async () => {
  await (await api).close();
  await sandbox.close();
});

/** The calls that a page makes without faults, by path and visitor. */
const known = new Map<string, string[]>();

async function open({ path, who }: VisitedPage): Promise<Answer> {
  forget();
  return site.get(path, { token: tokens[who], headers: { 'x-request-id': 'odd-answers' } });
}

async function getCalls(page: VisitedPage): Promise<string[]> {
  const key = `${page.path} ${page.who}`;
  const seen = known.get(key);
  if (seen) return seen;
  const { calls } = await api;
  calls.length = 0;
  await open(page);
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
  for (const id of ['odd-answers', 'anybody']) plan(id, { call, fault });
  const where = () =>
    `ODD_SEED=${seed}: ${page.path} for a ${page.who}, ${call}, ${[...new Set(how)].join(' | ').slice(0, 300)}:`;
  try {
    const { status, html } = await open(page);
    const odd = status === 500 ? ['is a 500'] : status === 302 ? [] : findBrokenTexts(html);
    return odd.length > 0 ? `${where()} ${odd.join('; ')}` : null;
  } catch (error) {
    return `${where()} ${(error instanceof Error ? (error.stack ?? error.message) : String(error)).split('\n').slice(0, 5).join(' ')}`;
  } finally {
    for (const id of ['odd-answers', 'anybody']) plan(id, null);
  }
}

test(
  `${COUNT} pages render and read well whatever the API answers (ODD_SEED=${SEED})`,
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
