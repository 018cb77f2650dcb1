import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { operations } from '@/contract/operations';
import type { Operation } from '@/contract/operation';
import { createSandbox } from '@sandbox/app';
import { SEED_PASSWORD } from '@sandbox/seed/seed-data';
import { type Fault, FAULTS, KINDS_OF_WRONG_TYPES, REFUSAL, SECRET, TOO_MUCH } from '../setup/faults';
import { type Plan, startFaultyApi } from '../setup/faulty-api';
import { PAGES, routeOf } from './support/pages';
import { serverLog } from './support/server-log';
import { type Answer, type Site, startSite } from './support/site';
import { type VisitedPage, visitedPages } from './support/visited-pages';

/*
 * Every page by every call it makes by every way a call can fail. Which calls a page makes is found out by opening it. All of them
 * are some thousands of pages: FAULTS=all opens them all; otherwise each call gets two of the faults, chosen by FAULTS_SEED.
 */
const SEED = Number(process.env.FAULTS_SEED ?? 1);
const IS_WHOLE = process.env.FAULTS === 'all';
const FAULTS_A_CALL = 2;
/** The calls of every page, before its own: one page in so many is opened without them. */
const SHELL = ['GET /settings/public', 'GET /country-block/check', 'GET /users/me'];
const PAGES_A_SHELL_CALL = 4;

const DEADLINE_MS = 5000;
const SLOW_AT_ONCE = 12;
/** Those that take long: each of them once for so many calls. */
const RARE: Partial<Record<Fault, number>> = { slow: 2, '10 MB': 4 };
const KINDS = KINDS_OF_WRONG_TYPES * 2;
const PATIENCE = IS_WHOLE ? 3_600_000 : 240_000;

interface Row {
  page: VisitedPage;
  /** `GET /performers/aria`. */
  call: string;
  /** The call tells nothing about the visitor. */
  anonymous: boolean;
  /** How long the page is when all is well. */
  length: number;
}

const sandbox = createSandbox({ baseUrl: 'http://api.test' });
const api = startFaultyApi((request) => sandbox.app.fetch(request));
const visited = visitedPages(sandbox.store);
const log = serverLog();
let site: Site;
let forget: () => void;
let tokens: Record<VisitedPage['who'], string | undefined>;
const rows: Row[] = [];
let visits = 0;

async function logIn(username: string): Promise<string> {
  const body = JSON.stringify({ username, password: SEED_PASSWORD });
  const answer = await sandbox.app.fetch(new Request('http://api.test/auth/login', { method: 'POST', body, headers: { 'Content-Type': 'application/json' } }));
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

async function visit({ path, who }: VisitedPage, plan: Plan | null = null): Promise<Answer & { requestId: string }> {
  const requestId = `fault-${String((visits += 1)).padStart(6, '0')}`;
  const { plan: set } = await api;
  forget();
  set(requestId, plan);
  try {
    return { ...(await site.get(path, { token: tokens[who], headers: { 'x-request-id': requestId } })), requestId };
  } finally {
    set(requestId, null);
  }
}

async function start(deadlineMs: number): Promise<void> {
  site = await startSite({ API_ENDPOINT: (await api).url, SETTINGS_CACHE_SECONDS: '0', PUBLIC_CACHE_SECONDS: '0', EDGE_CACHE_SECONDS: '0', API_DEADLINE_MS: String(deadlineMs) });
  const { publicCache } = await import('@/lib/public-cache');
  forget = () => publicCache.clear();
}

beforeAll(async () => {
  const { calls } = await api;
  await start(30_000);
  tokens = { guest: undefined, fan: await logIn('fan@example.com'), performer: await logIn('performer@example.com') };
  for (const page of visited) {
    calls.length = 0;
    const { status, html } = await visit(page);
    const made = new Map(calls.map(({ method, path, requestId }) => [`${method} ${path}`, requestId === undefined]));
    if (status !== (page.usual ?? 200)) throw new Error(`${page.path} for a ${page.who}: ${status} though all is well.`);
    for (const subject of page.subject) if (!made.has(`GET ${subject}`)) throw new Error(`${page.path} for a ${page.who}: no ${subject}`);
    for (const [call, anonymous] of made) rows.push({ page, call, anonymous, length: html.length });
  }
}, PATIENCE);
afterAll(async () => {
  await (await api).close();
  await sandbox.close();
});

/** For those who are logged in. */
const CLOSED = /^\/(user|payment|studio)\b|^\/stream\/.*\/private$/;

/** Lists that are there whatever is asked: where one is refused, it is the server that is wrong. */
const NAMES_NOTHING = /categories|package/;

/** The statuses that a page may answer with when this call goes wrong in this way. */
function statuses({ page, call, anonymous }: Row, fault: Fault): number[] {
  const usual = page.usual ?? 200;
  if (fault === '10 MB') return [usual];
  if (call === 'GET /users/me') return fault === 'wrong types' ? [usual, 302] : [CLOSED.test(page.path) ? 302 : usual];
  // A guest has no session that could end, so a part of the page may say so as it does for any refusal.
  if (fault === '401' && !anonymous) return page.who === 'guest' ? [302, usual] : [302];
  if (!page.subject.includes(call.replace('GET ', ''))) return [usual];
  // Two lists, each of which fails by itself.
  if (page.path === '/user/subscriptions') return [503];
  // A record that is refused is closed, a list of something that is refused is not there, or could not be had.
  if (fault === '403') return NAMES_NOTHING.test(call) ? [503] : [403, 404, 503];
  // A server may have no accounts of performers: theirs is then what any account may change.
  if (fault === '404' && page.path === '/studio/profile') return [usual];
  if (fault === '404') return NAMES_NOTHING.test(call) && page.path !== '/category/live-sets' ? [503] : [404];
  return fault === 'wrong types' ? [usual, 503] : [503];
}

/** What a page can do without, and says nothing about. */
const SILENT: [page: RegExp, calls: string[]][] = [
  // Whether somebody is a member already, or a picture for what is listed.
  [/^\/home/, ['/subscriptions/current']],
  [/^\/user\/subscriptions/, ['/package/subscription/search']],
  [/^\/user\/library/, ['/user/assets/videos/search', '/user/assets/galleries/search']],
  [/^\/user\/wallet/, ['/transactions/user/search']],
  // Numbers and marks beside tabs and names.
  [/^\/performers\/aria/, ['/event', '/posts/search', '/user-additional']],
  [/^\/search/, ['/search/total']],
  [/^\/category/, ['/performers/search', '/user/assets/galleries/search', '/user/assets/products/search', '/posts/search']],
  // The stage says by itself how it is with the show.
  [/^\/live|^\/stream/, ['/streaming/user/search', '/event', '/streaming/session/*']],
  // Lists to choose from, in forms that are sent without.
  [/^\/auth\//, ['/countries/list']],
  [/^\/studio\/galleries\//, ['/user/assets/categories/search']],
  [/^\/studio\/profile/, ['/user-additional']],
  [/^\/studio\/payouts/, ['/payout-requests/performer/calculate']],
];
function isSilent({ page, call }: Row): boolean {
  const path = call.split(' ')[1] ?? '';
  return SHELL.includes(call) || SILENT.some(([some, calls]) => some.test(page.path) && calls.some((one) => (one.endsWith('*') ? path.startsWith(one.slice(0, -1)) : path === one)));
}

const SAYS_SO = new RegExp(`could not be loaded|could not load|${REFUSAL}|did not answer|Bad request|nothing-but-filling`);
/** Those after which a part of a page has nothing to show. */
const NOTHING_TO_SHOW: Fault[] = ['refused', 'reset', 'slow', '500', 'wrong content type', 'truncated JSON'];

function complaints(row: Row, fault: Fault, { status, location, html }: Answer): string[] {
  const right = statuses(row, fault);
  const found: string[] = [];
  if (!right.includes(status)) found.push(`is ${status}${location ? ` to ${location}` : ''}, not ${right.join(' or ')}`);
  if (status === 302 && !/^\/(auth\/)?login/.test(location ?? '')) found.push(`leads to ${location}`);
  for (const text of [SECRET, TOO_MUCH, 'alert(1)', tokens[row.page.who] ?? SECRET]) if (html.includes(text)) found.push(`holds ${text.slice(0, 40)}`);
  if (html.length > row.length * 2 + 50_000) found.push(`has ${html.length} characters in place of ${row.length}`);
  if (status !== 302 && (!html.includes('<main') || !/<title[^>]*>[^<]/.test(html))) found.push('is not a page');
  if (status === 503 && !/could not be loaded/.test(html)) found.push('does not say what it lacks');
  if (status === 200 && !isSilent(row) && NOTHING_TO_SHOW.includes(fault) && !SAYS_SO.test(html)) found.push('says nothing');
  return found;
}

const dueFor = (fault: Fault): Row[] => {
  const number = FAULTS.indexOf(fault);
  const chosen = rows.filter(({ call }, index) => IS_WHOLE || ((number + index * 5 + SEED) % FAULTS.length < FAULTS_A_CALL && (!SHELL.includes(call) || Math.floor(index / 3 + SEED) % PAGES_A_SHELL_CALL === 0)));
  return IS_WHOLE ? chosen : chosen.filter((_row, index) => (index + SEED) % (RARE[fault] ?? 1) === 0);
};

async function tryOut(row: Row, fault: Fault, index: number): Promise<string[]> {
  const plan = { call: row.call, fault, kind: (((index + SEED) % KINDS) + KINDS) % KINDS };
  const where = `${row.page.path} for a ${row.page.who}, ${row.call} ${fault} (${plan.kind}):`;
  try {
    return complaints(row, fault, await visit(row.page, plan)).map((text) => `${where} ${text}`);
  } catch (error) {
    return [`${where} ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : String(error)}`];
  }
}

test.each(FAULTS.filter((fault) => fault !== 'slow'))(`a call that ends in %s leaves a page that says so (FAULTS_SEED=${SEED})`, async (fault) => {
  const found: string[] = [];
  const due = dueFor(fault);
  for (const [index, row] of due.entries()) found.push(...(await tryOut(row, fault, index)));
  expect(due.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
}, PATIENCE);

test(`nobody knows of the calls that went wrong but the log, and it has no secrets either`, async () => {
  const row = rows.find(({ call }) => call === 'GET /user/assets/videos/search');
  if (!row) throw new Error('No page asks for videos.');
  await tryOut(row, '500', 1);
  await tryOut(row, 'wrong content type', 1);
  const text = JSON.stringify(log.lines);
  for (const secret of [SECRET, TOO_MUCH, ...Object.values(tokens).filter((token) => token !== undefined)]) expect(text).not.toContain(secret);
}, PATIENCE);

describe('of what went wrong nothing stays', () => {
  test('in memory', async () => {
    setFlagsFromString('--expose_gc');
    const collectGarbage = runInNewContext('gc') as () => void;
    const used = async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      collectGarbage();
      return process.memoryUsage().heapUsed / 1024 / 1024;
    };
    const videos = rows.find(({ page, call }) => page.path === '/videos?page=2' && call === 'GET /user/assets/videos/search');
    const round = async () => {
      for (const fault of ['10 MB', '500', 'reset', 'truncated JSON'] as const) if (videos) await tryOut(videos, fault, 5 - SEED);
    };
    await round();
    const before = await used();
    await round();
    await round();
    // One answer of 10 MB that anything holds on to would be more than this.
    expect((await used()) - before).toBeLessThan(10);
  }, PATIENCE);

  test('of timers and connections', async () => {
    const { connections } = await api;
    const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
    const before = { timers: timers(), connections: await connections() };
    for (const [index, row] of rows.slice(0, 12).entries()) await tryOut(row, FAULTS[index % 2] as Fault, index);
    const after = async () => ({ timers: timers(), connections: await connections() });
    // Connections are kept open for the next call, and closed after some seconds.
    for (let end = Date.now() + 20_000; Date.now() < end && (timers() > before.timers || (await connections()) > before.connections); ) await new Promise((resolve) => setTimeout(resolve, 100));
    expect((await after()).timers).toBeLessThanOrEqual(before.timers);
    expect((await after()).connections).toBeLessThanOrEqual(before.connections);
  }, PATIENCE);
});

test('every call of a page is one of the contract', () => {
  const known = (Object.values(operations) as Operation[]).flatMap(({ method, path, aliases = [] }) => [path, ...aliases].map((one) => new RegExp(`^${method} ${one.replace(/\{\w+\}/g, '[^/]+')}$`)));
  expect([...new Set(rows.map(({ call }) => call))].filter((call) => !known.some((pattern) => pattern.test(call)))).toEqual([]);
});

test('every page is among those that were opened', () => {
  /** They only lead elsewhere, or are part of what the others are. */
  const elsewhere = ['/', '/_error', '/age-check', '/login', '/u/[id]'];
  const seen = new Set(visited.map(({ path }) => routeOf(path).route));
  expect(Object.keys(PAGES).filter((route) => !seen.has(route) && !elsewhere.includes(route))).toEqual([]);
});

test('a call that is slower than the server may wait leaves a page that says so', async () => {
  await start(DEADLINE_MS);
  await visit(visited[0] as VisitedPage);
  const due = dueFor('slow');
  const found: string[] = [];
  for (let first = 0; first < due.length; first += SLOW_AT_ONCE) {
    found.push(...(await Promise.all(due.slice(first, first + SLOW_AT_ONCE).map((row, index) => tryOut(row, 'slow', index)))).flat());
  }
  expect(due.length).toBeGreaterThan(0);
  expect(found).toEqual([]);
}, PATIENCE);
