import { and, mentions } from '@sandbox/db/conditions';
import { LISTED_VIDEO } from '@sandbox/routes/listing';
import { backend } from './support/backend';
import { htmlProblems, read } from './support/reader';
import { type Site, startSite } from './support/site';

const api = backend();
let site: Site;
beforeAll(async () => {
  site = await startSite();
});

const PAGE = 24;

const LISTS = [
  { path: '/videos', kind: 'videos', one: 'video', many: 'videos', total: (count: number) => count },
  { path: '/performers', kind: 'performers', one: 'performer', many: 'performers', total: (count: number) => count },
  { path: '/shop', kind: 'products', one: 'product', many: 'products', total: (count: number) => count },
  {
    path: '/search?tab=videos&q=in',
    kind: 'videos',
    one: 'video',
    many: 'videos',
    total: () => api.store.videos.count(and([LISTED_VIDEO, mentions('in')])),
  },
] as const;

// tests/limits/pages.test.ts has more.
const SIZES = [0, 1, 13, 1000];

describe.each(LISTS)('$path', ({ path, kind, one, many, total }) => {
  // The first request also compiles the page.
  beforeAll(() => site.get(path));

  test.each(SIZES)('with %i items', async (count) => {
    await api.items(kind, count);
    const found = total(count);
    const { status, html } = await site.get(path);
    const page = read(html);

    expect(status).toBe(200);
    expect(page.elements('main article')).toHaveLength(Math.min(found, PAGE));
    // An empty list says so without a count.
    expect(page.text).toMatch(
      found === 0 ? /No \w+ (yet|match|for)/ : `${found.toLocaleString('en-US')} ${found === 1 ? one : many}`,
    );
    expect(htmlProblems(html)).toEqual([]);

    const last = Math.ceil(found / PAGE);
    const pageUrl = (number: number) => `${path}${path.includes('?') ? '&' : '?'}page=${number}`;
    if (last < 2) expect(page.links.filter((href) => href.includes('page='))).toEqual([]);
    else {
      expect(page.links).toEqual(expect.arrayContaining([pageUrl(2), pageUrl(last)]));
      const end = read((await site.get(pageUrl(last))).html);
      expect(end.elements('main article')).toHaveLength(found - (last - 1) * PAGE);
      expect(end.text).toContain('You’re all caught up');
    }
  });
});

test.each([
  ['/videos', 'videos', 'No videos yet', '/home'],
  ['/performers', 'performers', 'No performers yet', '/home'],
  ['/galleries', 'galleries', 'No galleries yet', '/home'],
  ['/photos', 'photos', 'No photos yet', '/home'],
  ['/posts', 'posts', 'No posts yet', '/home'],
  ['/shop', 'products', 'No products yet', '/home'],
  ['/events', 'events', 'No upcoming events', '/performers'],
])('%s without %s says so and links onward', async (path, kind, none, onward) => {
  await api.items(kind, 0);
  const { status, html } = await site.get(path);
  expect(status).toBe(200);
  const [message] = read(html).elements('main div.empty');
  expect(message?.textContent).toContain(none);
  expect(message?.querySelector('a')?.getAttributeValue('href')).toBe(onward);
});
