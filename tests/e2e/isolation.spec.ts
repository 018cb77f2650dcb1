import { ACCOUNTS, PASSWORD, type Account } from './support/accounts';
import { COMING_EVENT, FREE_GALLERY, FREE_VIDEO, PRODUCT } from './support/places';
import { expect, test } from './support/test';

const RENDERS = 120;
const CONCURRENCY = 16;
const PAGES = ['/home', FREE_VIDEO, '/performers/aria', FREE_GALLERY, PRODUCT, COMING_EVENT, '/search?q=lantern'];
/** Pages that require login. */
const OWN_PAGES = [...PAGES, '/user/account', '/user/favorites'];

interface Visitor {
  name: string;
  cookie: string;
  /** Texts that only this visitor's pages may contain. */
  own: string[];
  pages: readonly string[];
}

async function visitor(api: string, account: Account): Promise<Visitor> {
  const login = await fetch(`${api}/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: ACCOUNTS[account], password: PASSWORD }),
  });
  const { token } = ((await login.json()) as { data: { token: string } }).data;
  const me = await fetch(`${api}/users/me`, { headers: { Authorization: token } });
  const { data } = (await me.json()) as { data: { _id: string; balance: number } };
  return {
    name: account,
    cookie: `token=${token}`,
    own: [ACCOUNTS[account], data._id, `data-testid="balance">${data.balance}<`],
    pages: OWN_PAGES,
  };
}

/** What is wrong with a page rendered for this visitor. */
function faults(html: string, forWhom: Visitor, everybody: readonly Visitor[]): string[] {
  const missing = forWhom.own
    .filter((text) => !html.includes(text))
    .map((text) => `${forWhom.name}'s page lacks ${text}`);
  const foreign = everybody
    .filter((other) => other !== forWhom)
    .flatMap(({ own, name }) =>
      own.filter((text) => html.includes(text)).map((text) => `${forWhom.name}'s page shows ${name}'s ${text}`),
    );
  const tokens = everybody.flatMap(({ cookie, name }) =>
    cookie && html.includes(cookie.slice('token='.length)) ? [`${forWhom.name}'s page holds ${name}'s token`] : [],
  );
  return [...missing, ...foreign, ...tokens];
}

test(`${RENDERS} pages rendered concurrently for two fans and a guest each show their own visitor`, async ({
  servers,
}) => {
  test.setTimeout(240_000);
  const guest: Visitor = { name: 'guest', cookie: '', own: ['href="/auth/login'], pages: PAGES };
  const fans = [await visitor(servers.api, 'fan'), await visitor(servers.api, 'fan2')];
  const everybody = [...fans, guest];
  const found: string[] = [];
  let next = 0;

  const worker = async () => {
    while (next < RENDERS) {
      const index = next++;
      const who = everybody[index % everybody.length] ?? guest;
      const path = who.pages[Math.floor(index / everybody.length) % who.pages.length] ?? '/home';
      const response = await fetch(servers.site + path, { headers: who.cookie ? { Cookie: who.cookie } : {} });
      const html = await response.text();
      if (response.status !== 200) found.push(`${who.name} got ${response.status} at ${path}`);
      found.push(...faults(html, who, everybody));
      const keeping = response.headers.get('cache-control') ?? '';
      if (who.cookie && keeping !== 'private, no-store')
        found.push(`${path} of ${who.name} may be kept by caches: ${keeping}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  expect([...new Set(found)]).toEqual([]);
  expect(next).toBeGreaterThanOrEqual(RENDERS);
});
