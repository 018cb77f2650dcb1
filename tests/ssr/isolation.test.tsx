import { backend } from './support/backend';
import { type Site, startSite } from './support/site';

const api = backend();

const RENDERS = 400;
const AT_ONCE = 25;
const PATHS = ['/categories', '/404', '/performers/aria?tab=about', '/page/about', '/categories', '/404', '/auth/login', '/video/midnight-at-the-paper-lantern', '/videos', '/home'];

/** What only one visitor may see, wherever in the answer it stands. */
const FANS = [
  { login: 'fan@example.com', name: 'Robin Ashdown', balance: 517 },
  { login: 'fan2@example.com', name: 'Sasha Petrova', balance: 23 },
];

interface Visitor {
  token?: string;
  /** Found in every page of theirs that is not a redirect. */
  own: string[];
}

let site: Site;
let visitors: Visitor[];

beforeAll(async () => {
  // As it runs in earnest; what React and Redux check while one develops takes most of the time.
  site = await startSite({ NODE_ENV: 'production' });
  const fans = FANS.map(async ({ login, name, balance }): Promise<Visitor> => {
    await api.balance(login, balance);
    const id = api.store.users.list().find(({ email }) => email === login)?._id ?? '';
    return { token: await api.logIn(login), own: [login, name, id, `data-testid="balance">${balance}<`, `"balance":${balance},`] };
  });
  visitors = [...(await Promise.all(fans)), { own: [] }];
});

test(`${RENDERS} pages for two fans and a guest, ${AT_ONCE} at a time: each shows its own visitor and nobody else`, async () => {
  const mixedUp: string[] = [];
  const strangersOf = (visitor: Visitor) => visitors.filter((other) => other !== visitor).flatMap(({ own }) => own);
  const tokens = visitors.flatMap(({ token }) => token ?? []);

  const visit = async (number: number) => {
    const visitor = visitors[number % visitors.length] as Visitor;
    const path = PATHS[number % PATHS.length] as string;
    const { status, html, cookies, location } = await site.get(path, { token: visitor.token });
    const seen = `${html} ${cookies.join()} ${location}`;
    const missing = status === 302 ? [] : visitor.own.filter((text) => !html.includes(text));
    const foreign = [...strangersOf(visitor), ...tokens].filter((text) => seen.includes(text));
    if (missing.length + foreign.length > 0) mixedUp.push(`${path} for ${visitor.own[0] ?? 'a guest'}: without ${missing.join()}, but with ${foreign.join()}`);
    if (!visitor.token && !seen.includes('"initialState"')) mixedUp.push(`${path} for a guest: not a page`);
  };

  for (let first = 0; first < RENDERS; first += AT_ONCE) {
    // Whoever is slow to be recognised is overtaken: the pages end in another order than they began.
    for (const delay of [12, 1, 30, 6]) await api.fault({ path: '/users/me', delay, times: 4 });
    await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => visit(first + index)));
  }
  expect(mixedUp).toEqual([]);
}, 120_000);
