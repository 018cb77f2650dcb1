import { LANDMARKS } from '@sandbox/seed/landmarks';
import { cases } from '../setup/exhaustive';
import { API } from './support/urls';
import { backend } from './support/backend';
import { type Site, startSite } from './support/site';

const api = backend();

/** Each page for each visitor at least once. */
const RENDERS = cases(50, 400);
const CONCURRENCY = 25;
const DISCUSSED = `/video/${LANDMARKS.freeVideo}`;
const LIKED = '/video/city-lights-rainy-window';
const ACCOUNT_PATHS = [
  '/user/account',
  '/user/favorites',
  '/user/subscriptions',
  '/user/orders',
  '/user/library',
  '/user/token-transactions',
  '/user/payments',
];
const PATHS = [
  '/categories',
  '/404',
  '/performers/aria?tab=about',
  '/page/about',
  ...ACCOUNT_PATHS,
  '/auth/login',
  DISCUSSED,
  LIKED,
  '/home',
];

/** Marks the visitor's own comments. Each fan has written one. */
const EDIT = 'data-opens="edit"';

/** Values that only one visitor may see, anywhere in the response or at one URL. */
const FANS = [
  {
    login: 'fan@example.com',
    name: 'Robin Ashdown',
    balance: 517,
    at: {
      '/user/favorites': ['14 videos', 'The Long Way Home (full set)'],
      '/user/orders': ['Night shift cassette'],
      '/user/token-transactions': ['Forty frames of a tour'],
      '/user/payments': ['Blue hour routine'],
      '/user/subscriptions': ['about $20.00/month'],
      [LIKED]: ['"isLiked":true'],
      [DISCUSSED]: [EDIT],
    },
  },
  {
    login: 'fan2@example.com',
    name: 'Sasha Petrova',
    balance: 23,
    at: {
      '/user/favorites': ['You have no favorite videos yet'],
      '/user/orders': ['Concrete cap'],
      '/user/token-transactions': ['Cork mat'],
      '/user/payments': ['Concrete cap'],
      '/user/subscriptions': ['No subscriptions yet'],
      [DISCUSSED]: [EDIT],
    },
  },
];

interface Visitor {
  token?: string;
  /** On every page for this visitor that is not a redirect. */
  own: string[];
  /** The author of comments, which is public. */
  writer: string[];
  /** Further private values, by page. */
  at: Partial<Record<string, string[]>>;
}

let site: Site;
let visitors: Visitor[];

beforeAll(async () => {
  site = await startSite();
  const fans = FANS.map(async ({ login, name, balance, at }): Promise<Visitor> => {
    await api.balance(login, balance);
    const id = api.store.users.list().find(({ email }) => email === login)?._id ?? '';
    const token = await api.logIn(login);
    await writeComment(token);
    return {
      token,
      at,
      writer: [name, id],
      own: [login, name, id, `data-testid="balance">${balance}<`, `"balance":${balance},`],
    };
  });
  visitors = [...(await Promise.all(fans)), { own: [], writer: [], at: {} }];
});

async function writeComment(token: string): Promise<void> {
  const objectId = api.store.videos.list().find(({ slug }) => slug === LANDMARKS.freeVideo)?._id;
  const body = JSON.stringify({ objectId, objectType: 'video', content: 'What a warm-up.' });
  const response = await fetch(`${API}/comments`, {
    method: 'POST',
    body,
    headers: { Authorization: token, 'Content-Type': 'application/json' },
  });
  if (!response.ok) throw new Error(`POST /comments: ${response.status}`);
}

test(`${RENDERS} pages for two fans and a guest, ${CONCURRENCY} at a time, each show only their own visitor`, async () => {
  const mixedUp: string[] = [];
  const ownAt = ({ own, at }: Visitor, path: string) => [...own, ...(at[path] ?? [])];
  const getStrangers = (visitor: Visitor, path: string) => {
    const open = [...ownAt(visitor, path), ...(path === DISCUSSED ? visitors.flatMap(({ writer }) => writer) : [])];
    return visitors
      .flatMap((other) => (other === visitor ? [] : ownAt(other, path)))
      .filter((text) => !open.includes(text));
  };
  const tokens = visitors.flatMap(({ token }) => token ?? []);

  const visit = async (number: number) => {
    const visitor = visitors[number % visitors.length] as Visitor;
    const path = PATHS[Math.floor(number / visitors.length) % PATHS.length] as string;
    const { status, html, cookies, location } = await site.get(path, { token: visitor.token });
    const seen = `${html} ${cookies.join()} ${location}`;
    const missing = location ? [] : ownAt(visitor, path).filter((text) => !html.includes(text));
    const foreign = [...getStrangers(visitor, path), ...tokens].filter((text) => seen.includes(text));
    if (missing.length + foreign.length > 0)
      mixedUp.push(`${path} for ${visitor.own[0] ?? 'a guest'}: without ${missing.join()}, but with ${foreign.join()}`);
    if (html.split(EDIT).length > 2)
      mixedUp.push(`${path} for ${visitor.own[0] ?? 'a guest'}: the comment of another can be edited`);
    const isOpen = visitor.token !== undefined || !ACCOUNT_PATHS.includes(path);
    if (!isOpen && (status !== 302 || html)) mixedUp.push(`${path} for a guest: not sent to log in`);
    if (!visitor.token && isOpen && !seen.includes('"initialState"')) mixedUp.push(`${path} for a guest: not a page`);
  };

  for (let first = 0; first < RENDERS; first += CONCURRENCY) {
    // Delays get-me differently, so that pages finish in another order than they started.
    for (const delay of [12, 1, 30, 6]) await api.fault({ path: '/users/me', delay, times: 4 });
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => visit(first + index)));
  }
  expect(mixedUp).toEqual([]);
});
