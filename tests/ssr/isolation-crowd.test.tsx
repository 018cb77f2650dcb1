import { createSandbox } from '@sandbox/app';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { SEED_PASSWORD } from '@sandbox/seed/seed-data';
import { cases } from '../setup/exhaustive';
import type { Fault } from '../setup/faults';
import { type Plan, startFaultyApi } from '../setup/faulty-api';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

/*
 * Fifty concurrent visitors whose calls are late and fail at random. ISOLATION_RENDERS=20000 renders that many
 * pages.
 */
const WANTED = Number(process.env.ISOLATION_RENDERS ?? 0);
const RENDERS = WANTED || cases(150, 1000);
const FANS = 45;
const GUESTS = 5;
const FAILING = 0.15;

const FAULTS: Fault[] = [
  'refused',
  'reset',
  '500',
  '401',
  '403',
  '404',
  'wrong content type',
  'truncated JSON',
  'wrong types',
  'null data',
];
const OPEN = [
  '/home',
  '/videos',
  `/video/${LANDMARKS.freeVideo}`,
  '/performers/aria?tab=about',
  '/categories',
  '/page/about',
  '/contact',
  '/cart',
  '/membership',
  '/search?q=lantern',
  `/product/${LANDMARKS.physicalProduct}`,
];
const ACCOUNT_PATHS = ['/user/account', '/user/favorites', '/user/orders', '/user/wallet', '/user/subscriptions'];
/** Calls that most pages make, and some that few pages make. */
const CALLS = [
  'GET /users/me',
  'GET /country-block/check',
  'GET /settings/public',
  'GET /user/assets/videos/search',
  'GET /performers/search',
  'GET /subscriptions/current',
  'GET /user/assets/categories/search',
];

/** Seeded, so that a run can be repeated. */
const SEED = Number(process.env.ISOLATION_SEED ?? 1);
let state = SEED;
function chance(): number {
  state = (state + 0x6d2b79f5) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
}
const pickOne = <T,>(list: readonly T[]): T => list[Math.floor(chance() * list.length)] as T;

interface Visitor {
  number: number | null;
  token?: string;
}

/** Marks everything that belongs to a fan: number 7 is crowd007. */
const MARK = /crowd(\d{3})/g;
const getMark = (number: number) => `crowd${String(number).padStart(3, '0')}`;
const BALANCE = 770_000;
/** A balance in the state or formatted. */
const BALANCES = /\b770[ ,.]?(\d{3})\b/g;
const SESSION = /eyJ[\w-]+\.[\w-]+\.[\w-]+/g;

const log = serverLog();
const sandbox = createSandbox({ baseUrl: 'http://api.test' });
const api = startFaultyApi(
  (request) => sandbox.app.fetch(request),
  () => (chance() < 0.3 ? chance() * 15 : 0),
);
const visitors: Visitor[] = Array.from({ length: GUESTS }, () => ({ number: null }));
const owners = new Map<string, number>();
let site: Site;

async function call(path: string, body: object): Promise<{ token: string }> {
  const response = await sandbox.app.fetch(
    new Request(`http://api.test${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  );
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return ((await response.json()) as { data: { token: string } }).data;
}

async function makeFan(number: number): Promise<void> {
  const username = getMark(number);
  await call('/auth/users/register', {
    email: `${username}@example.com`,
    username,
    name: `The ${username}`,
    password: SEED_PASSWORD,
  });
  const account = sandbox.store.users.list().find((user) => user.username === username);
  sandbox.store.users.update(account?._id ?? '', { balance: BALANCE + number, verifiedEmail: true, status: 'active' });
  const { token } = await call('/auth/login', { username, password: SEED_PASSWORD });
  owners.set(token, number);
  visitors.push({ number, token });
}

/** The numbers of the fans whose data is in a text. */
function ownersIn(text: string): Set<number> {
  const found = new Set<number>();
  for (const [, number] of text.matchAll(MARK)) found.add(Number(number));
  for (const [, number] of text.matchAll(BALANCES))
    if (Number(number) > 0 && Number(number) <= FANS) found.add(Number(number));
  for (const [token] of text.matchAll(SESSION)) found.add(owners.get(token) ?? 0);
  found.delete(0);
  return found;
}

const stored: string[] = [];
beforeAll(async () => {
  for (let number = 1; number <= FANS; number += 1) await makeFan(number);
  // Caches are on with short lifetimes, so they fill, serve and renew many times during a run.
  site = await startSite({ API_ENDPOINT: (await api).url, SETTINGS_CACHE_SECONDS: '1', PUBLIC_CACHE_SECONDS: '1' });
  const { publicCache } = await import('@/lib/http/public-cache');
  const { getOrLoad } = publicCache;
  publicCache.getOrLoad = <T,>(key: string, seconds: number, load: () => Promise<T>, options?: object) =>
    getOrLoad<T>(
      key,
      seconds,
      () =>
        load().then(
          (response) => (
            stored.push(
              ...[...ownersIn(key + JSON.stringify(response))].map((number) => `${key} is of ${getMark(number)}`),
            ),
            response
          ),
        ),
      options,
    );
});
afterAll(async () => {
  await (await api).close();
  await sandbox.close();
});

test(
  `pages for ${FANS} fans and ${GUESTS} concurrent guests, with slow and failing calls, each show their own visitor`,
  async () => {
    const { plan: set } = await api;
    const wrong: string[] = [];
    let made = 0;
    let own = 0;

    async function visit({ number, token }: Visitor): Promise<void> {
      if (WANTED && made % 500 === 0)
        process.stderr.write(`${made} of ${WANTED} pages, ${wrong.length} wrong ${wrong.slice(0, 3).join()}\n`);
      const requestId = `crowd-visit-${String((made += 1)).padStart(6, '0')}`;
      const path = pickOne(number === null ? [...OPEN, ...ACCOUNT_PATHS.slice(0, 1)] : [...OPEN, ...ACCOUNT_PATHS]);
      const plan: Plan | null =
        chance() < FAILING ? { call: pickOne(CALLS), fault: pickOne(FAULTS), kind: made } : null;
      set(requestId, plan);
      const {
        status,
        html,
        headers,
        location = '',
      } = await site.get(path, { token, headers: { 'x-request-id': requestId } });
      set(requestId, null);
      const where = `${path} for ${number === null ? 'a guest' : getMark(number)}${plan ? ` (${plan.call} ${plan.fault})` : ''}:`;

      const sent = `${html} ${JSON.stringify(headers)} ${location}`;
      const seen = ownersIn(sent);
      if (number !== null && seen.delete(number)) own += 1;
      for (const foreign of seen) wrong.push(`${where} has something of ${getMark(foreign)}`);
      if (token && html.includes(token)) wrong.push(`${where} holds the token`);
      if (
        number !== null &&
        !plan &&
        !(html.includes(getMark(number)) && html.includes(`"balance":${BALANCE + number},`))
      )
        wrong.push(`${where} ${status} ${location} is not theirs`);
      const caching = String(headers['cache-control'] ?? '');
      if (number !== null && (!/no-store/.test(caching) || /s-maxage|public/.test(caching)))
        wrong.push(`${where} may be kept: ${caching}`);
      if (/s-maxage|public/.test(caching) && headers['set-cookie'] !== undefined)
        wrong.push(`${where} is kept with a cookie`);
    }

    const stay = async (visitor: Visitor) => {
      while (made < RENDERS) await visit(visitor);
    };
    await Promise.all(visitors.map(stay));

    expect(wrong).toEqual([]);
    expect(stored).toEqual([]);
    expect([...ownersIn(JSON.stringify(log.lines))]).toEqual([]);
    expect(made).toBeGreaterThanOrEqual(RENDERS);
    expect(own).toBeGreaterThan(made / 2);
    if (WANTED) expect(log.lines.length).toBeGreaterThan(0);
  },
  WANTED ? 7_200_000 : 180_000,
);
