import { SITE_PAGES, type SitePage } from '@/server/site-pages';
import { SITE } from './support/urls';
import { backend } from './support/backend';
import { ACCOUNT_PAGES } from './support/expected/account-pages';
import { SHOWS_AND_SHOP } from './support/expected/shows';
import { EXPECTED_SITE_PAGES } from './support/expected/site';
import { WORKS } from './support/expected/works';
import { expectUsable } from './support/json-ld';
import { htmlProblems, read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite, WITH_WARNINGS } from './support/site';

const EXPECTED = [...EXPECTED_SITE_PAGES, ...WORKS, ...SHOWS_AND_SHOP, ...ACCOUNT_PAGES];

test('every page has expected texts, except redirects and the studio', () => {
  const paths = EXPECTED.map(({ path }) => path.replace(/\?.*/, ''));
  const missing = Object.entries<SitePage>(SITE_PAGES)
    .filter(([, page]) => page.for !== 'performers' && page.status !== 307)
    .map(([route]) => route)
    .filter((route) => !paths.some((path) => new RegExp(`^${route.replace(/\[\w+\]/g, '[^/]+')}$`).test(path)));
  expect(missing).toEqual([]);
});

const api = backend();
const log = serverLog();
let site: Site;
let fan: string;
beforeAll(async () => {
  site = await startSite(WITH_WARNINGS);
  fan = await api.logIn('fan@example.com');
});

test.each(EXPECTED)(
  '$path',
  async ({ path, asFan, status = 200, title, canonical, noindex = false, words: texts, jsonLd = [] }) => {
    const response = await site.get(path, asFan ? { token: fan } : {});
    const page = read(response.html);

    expect(response.status).toBe(status);
    expect(page.title).toBe(`${title} · Encore`);
    expect(page.canonical).toEqual([SITE + (canonical ?? path)]);
    expect(page.meta('robots')).toEqual(noindex ? ['noindex'] : []);
    expect(page.meta('rating')).toEqual(['adult']);
    expect(page.meta('og:title')).toEqual([title]);
    expect(page.meta('og:url')).toEqual(page.canonical);
    expect(page.meta('og:site_name')).toEqual(['Encore']);
    expect(page.meta('og:type')).toHaveLength(1);
    if (!noindex) {
      expect(page.meta('description')).toEqual([expect.stringMatching(/^.{10,200}$/)]);
      expect(page.meta('og:description')).toEqual(page.meta('description'));
    }
    for (const some of texts) expect(page.text).toContain(some);
    expect(page.elements('h1')).toHaveLength(1);

    expect(page.jsonLd.map((block) => block['@type'])).toEqual(jsonLd);
    page.jsonLd.forEach(expectUsable);

    expect(htmlProblems(response.html)).toEqual([]);
    expect(log.lines).toEqual([]);
  },
);
