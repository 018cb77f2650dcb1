import { getToken } from './support/accounts';
import { GUEST_VISITS } from './support/places';
import { expect, test } from './support/test';

/** Secondary calls: their pages work without them. */
const ASIDE = [
  '/settings/public',
  '/country-block/check',
  '/users/me',
  '/site-promo/search',
  '/comments/search',
  '/user-additional',
  '/countries/list',
];

/** Calls with the public pages that show their subject and don't exist without it. */
const SUBJECTS = new Map<string, string[]>();
for (const { needs, path, isFirst } of GUEST_VISITS)
  if (isFirst) for (const call of needs) SUBJECTS.set(call, [...(SUBJECTS.get(call) ?? []), path]);

const ABOUT_SOMETHING = [...new Set([...SUBJECTS.values()].flat())];
/** Pages of several parts, which show what could be loaded. */
const PARTS = ['/home', '/search?q=lantern&tab=videos'];
/** Login pages redirect logged-in visitors. */
const LOG_IN = ['/auth/login', '/login'];
/** Forms, which show no data of the API. */
const FORMS = ['/contact', ...LOG_IN];
const PAGES = [...ABOUT_SOMETHING, ...PARTS, ...FORMS];

const heading = (html: string) =>
  /<h1[^>]*>(.*?)<\/h1>/s
    .exec(html)?.[1]
    ?.replace(/<[^>]+>/g, '')
    .trim();

interface Seen {
  path: string;
  status: number;
  heading: string;
}

const headed = (paths: readonly string[], getStatus: (path: string) => number): Seen[] =>
  paths.map((path) => ({ path, status: getStatus(path), heading: 'a heading' }));

/** Requests all URLs in parallel as a fan. */
function look(site: string, paths: readonly string[], token = ''): Promise<Seen[]> {
  return Promise.all(
    paths.map(async (path) => {
      const headers: Record<string, string> = token && !LOG_IN.includes(path) ? { Cookie: `token=${token}` } : {};
      const response = await fetch(site + path, { headers, redirect: 'manual' });
      const html = await response.text();
      return { path, status: response.status, heading: heading(html) ? 'a heading' : html.slice(0, 200) };
    }),
  );
}

// tests/ssr/faults covers every call and every other kind of failure; this test proves that the built server behaves the
// same.
test('while calls respond with 500, every page has the right status and a heading', async ({ sandbox, servers }) => {
  const token = await getToken(servers, 'fan');
  const fail = (path: string) =>
    sandbox.fault({ path, status: 500, body: { statusCode: 500, message: 'Internal server error' } });
  for (const call of ASIDE) await fail(call);
  expect(await look(servers.site, PAGES, token), `all of ${ASIDE.join(', ')}`).toEqual(headed(PAGES, () => 200));
  await sandbox.clearFaults();

  for (const [call, lost] of [...SUBJECTS].slice(0, 3)) {
    await fail(call);
    const paths = [...lost, ...PARTS];
    expect(await look(servers.site, paths, token), call).toEqual(
      headed(paths, (path) => (lost.includes(path) ? 503 : 200)),
    );
    await sandbox.clearFaults();
  }
});

test('with the API down, every page still shows a message', async ({ sandbox, servers }) => {
  await sandbox.fault({ path: '/*', drop: true });
  expect(await look(servers.site, PAGES)).toEqual(headed(PAGES, (path) => (FORMS.includes(path) ? 200 : 503)));
  expect((await fetch(`${servers.site}/api/health`)).status).toBe(200);
});
