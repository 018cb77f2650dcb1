import { http, HttpResponse } from 'msw';
import { LISTED_VIDEO } from '@sandbox/routes/listing';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { getAccess } from '@sandbox/seed/rows/common';
import { API, SITE } from './support/urls';
import { backend } from './support/backend';
import { type CrawlerServer, startCrawlerServer } from './support/crawler-server';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
const log = serverLog();
let site: Site;
let crawlerServer: CrawlerServer;
beforeAll(async () => {
  crawlerServer = await startCrawlerServer();
  site = await startSite({ SETTINGS_CACHE_SECONDS: '0' });
});
afterAll(() => crawlerServer.close());

/** Clears the cached totals of lists. The server loads its modules from the registry that `import` uses here. */
const forgetTotals = async () => (await import('@/lib/http/public-cache')).publicCache.clear();

const tags = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '');

const get = async (path: string) => {
  const response = await crawlerServer.ask(path);
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    cacheControl: response.headers.get('cache-control'),
    text: await response.text(),
  };
};
/** Expects balanced, correctly nested elements. */
function expectWellFormed(xml: string) {
  const open: string[] = [];
  for (const [, closing, name = '', own] of xml.matchAll(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!own) open.push(name);
  }
  expect(open).toEqual([]);
  expect(xml.replace(/<\?xml [^>]*\?>/, '').replace(/<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>/g, '')).not.toMatch(
    /[<>]|&(?!(amp|lt|gt|quot|apos);)/,
  );
}

describe('robots.txt', () => {
  test('allows crawlers, excludes API calls and accounts, and names the sitemap', async () => {
    const { status, type, text } = await get('/robots.txt');
    expect([status, type]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toMatch(/^User-agent: \*$/m);
    expect([...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path]) => path).sort()).toEqual([
      '/api/',
      '/auth/logout',
      '/payment/',
      '/studio',
      '/u/',
      '/user/',
    ]);
    expect(text).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  });

  test('pauses crawlers during maintenance', async () => {
    await api.settings({ maintenanceMode: true });
    for (const path of ['/robots.txt', '/sitemap.xml', '/sitemaps/videos-1.xml']) {
      const response = await crawlerServer.ask(path);
      expect([path, response.status, response.headers.get('cache-control')]).toEqual([path, 503, 'no-store']);
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  test('works without the settings', async () => {
    await api.fault({ path: '/settings/public', status: 500 });
    expect((await get('/robots.txt')).status).toBe(200);
    expect((await get('/manifest.webmanifest')).status).toBe(200);
    expect(log.lines.map(({ what }) => what)).toEqual(['settings/public', 'settings/public']);
  });
});

describe('the sitemap', () => {
  test('has a part for each kind, and every URL in it opens', async () => {
    const index = await get('/sitemap.xml');
    expect([index.status, index.type]).toEqual([200, 'application/xml; charset=utf-8']);
    expect(index.cacheControl).toMatch(/^public, max-age=\d+/);
    expectWellFormed(index.text);
    const parts = tags(index.text, 'loc');
    expect(parts).toEqual(
      ['videos', 'galleries', 'performers', 'products', 'posts', 'events', 'pages'].map(
        (kind) => `${SITE}/sitemaps/${kind}-1.xml`,
      ),
    );

    for (const part of parts) {
      const { status, text } = await get(part.replace(SITE, ''));
      expect([part, status]).toEqual([part, 200]);
      expectWellFormed(text);
      const urls = tags(text, 'loc');
      expect(new Set(urls).size).toBe(urls.length);
      expect(urls.filter((url) => !url.startsWith(`${SITE}/`))).toEqual([]);
      // Records differ only in content, but every static page is different.
      const isFixed = part.includes('/pages-');
      const looked = isFixed ? urls : [urls[0] ?? '', urls.at(-1) ?? ''];
      if (isFixed) expect(urls).toEqual(expect.arrayContaining([`${SITE}/home`, `${SITE}/shop`, `${SITE}/contact`]));
      for (const place of looked)
        expect([place, (await site.get(place.replace(SITE, ''))).status]).toEqual([place, 200]);
    }
  });

  test('describes videos by title, image, duration and public teaser, never by a restricted URL', async () => {
    const { text } = await get('/sitemaps/videos-1.xml');
    const listed = api.store.videos.list(LISTED_VIDEO);
    // Search engines refuse a video entry without a file.
    const withTeaser = listed.filter(({ teaserSource }) => teaserSource);
    expect(withTeaser.length).toBeGreaterThan(0);
    expect(tags(text, 'video:content_loc').sort()).toEqual(
      withTeaser.map(({ _id }) => `${API}/files/teasers/${_id}/teaser.mp4`).sort(),
    );
    expect(tags(text, 'video:title')).toHaveLength(withTeaser.length);
    expect(tags(text, 'image:loc')).toHaveLength(listed.length - withTeaser.length);
    expect(tags(text, 'video:description').every(Boolean)).toBe(true);
    expect(
      [...tags(text, 'video:thumbnail_loc'), ...tags(text, 'image:loc')].every((url) =>
        url.startsWith('http://api.test/files/pictures/scene/'),
      ),
    ).toBe(true);
    expect(tags(text, 'video:requires_subscription').filter((word) => word === 'no')).toHaveLength(
      withTeaser.filter((video) => getAccess(video) === 'free').length,
    );
    expect(tags(text, 'video:family_friendly').every((word) => word === 'no')).toBe(true);
    expect(text).not.toMatch(/\/files\/videos\/|\.m3u8|token=/);
    expect(text).not.toContain('a-new-song-first-draft');
    expect(text).not.toContain(LANDMARKS.processingVideo);
  });

  test('contains public images only', async () => {
    for (const kind of ['galleries', 'performers', 'products', 'posts', 'events']) {
      const { text } = await get(`/sitemaps/${kind}-1.xml`);
      const pictures = tags(text, 'image:loc');
      expect(pictures.length).toBeGreaterThan(0);
      expect(
        pictures.filter((url) => !url.startsWith('http://api.test/files/pictures/') || url.includes('/photo/')),
      ).toEqual([]);
    }
  });

  test('responds with 404 for unknown parts', async () => {
    for (const name of [
      'videos-0',
      'videos-2',
      'videos',
      'videos-1e3',
      'nothing-1',
      'constructor-1',
      'videos-01',
      '..%2fvideos-1',
    ])
      expect([name, (await get(`/sitemaps/${name}.xml`)).status]).toEqual([name, 404]);
  });

  test('has one URL per part, so that no other spelling gets past a cache', async () => {
    for (const path of [
      '/sitemaps/videos-1',
      '/sitemaps/videos-1.txt',
      '/sitemaps/videos-1.webmanifest',
      '/sitemaps/videos%2D1.xml',
    ])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('lists the full cover of a gallery only if it is free', async () => {
    const covers = { open: `${API}/files/cover-open.jpg`, locked: `${API}/files/cover-locked.jpg` };
    const gallery = (_id: string, price: number, url: string) => ({
      _id,
      slug: _id,
      isSale: true,
      price,
      coverPhoto: { url },
    });
    const galleries = [gallery('open', 0, covers.open), gallery('locked', 5, covers.locked)];
    const members = { ...gallery('members', 0, covers.locked), isSale: false };
    await api.fault({
      path: '/user/assets/galleries/search',
      body: { status: 0, data: { data: [...galleries, members], total: 3 } },
    });
    const { text } = await get('/sitemaps/galleries-1.xml');
    expect(tags(text, 'loc')).toHaveLength(3);
    expect(tags(text, 'image:loc')).toEqual([covers.open]);
  });

  test('lists every record once if the API sends fewer per call than requested', async () => {
    await api.items('videos', 60);
    const all = tags((await get('/sitemaps/videos-1.xml')).text, 'loc');
    expect(all).toHaveLength(60);
    await api.forgetRequests();
    api.server.use(
      http.get(`${API}/user/assets/videos/search`, async ({ request }) => {
        const url = new URL(request.url);
        url.searchParams.set('limit', String(Math.min(24, Number(url.searchParams.get('limit')))));
        return api.respond(new Request(url, request));
      }),
    );
    expect(tags((await get('/sitemaps/videos-1.xml')).text, 'loc')).toEqual(all);
    expect(await api.requests('/user/assets/videos/search')).toHaveLength(3);
  });

  test('ends after a limited number of calls if the API ignores the offset or never ends', async () => {
    let calls = 0;
    let isNew = false;
    api.server.use(
      http.get(`${API}/user/assets/videos/search`, () => {
        calls += 1;
        const video = { _id: isNew ? `v${calls}` : 'v', title: 'Same' };
        return HttpResponse.json({ status: 0, data: { data: [video], total: 100_000 } });
      }),
    );
    expect(tags((await get('/sitemaps/videos-1.xml')).text, 'loc')).toHaveLength(1);
    expect(calls).toBe(3);
    [calls, isNew] = [0, true];
    expect(tags((await get('/sitemaps/videos-1.xml')).text, 'loc')).toHaveLength(250);
    expect(calls).toBe(250);
  });

  test('stays well-formed with any text', async () => {
    await api.hostile();
    const { text } = await get('/sitemaps/videos-1.xml');
    expectWellFormed(text);
    expect(text).toContain('&lt;script&gt;');
    expect(text).not.toContain('<script');
    expectWellFormed((await get('/opensearch.xml')).text);
  });
});

test.each(['/robots.txt', '/sitemap.xml', '/sitemaps/videos-1.xml', '/manifest.webmanifest', '/opensearch.xml'])(
  '%s is not generated for methods that caches pass on',
  async (path) => {
    await api.forgetRequests();
    const { status, headers } = await crawlerServer.ask(path, { method: 'POST', body: 'x' });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    expect(await api.requests()).toEqual([]);
    expect((await crawlerServer.ask(path, { method: 'HEAD' })).status).toBe(200);
  },
);

test('files generated without the settings are not cached', async () => {
  for (const path of ['/manifest.webmanifest', '/opensearch.xml'])
    expect([path, (await get(path)).cacheControl]).toEqual([path, expect.stringMatching(/^public, max-age=\d+/)]);
  await api.fault({ path: '/settings/public', status: 500 });
  for (const path of ['/manifest.webmanifest', '/opensearch.xml'])
    expect(await get(path)).toMatchObject({ status: 200, cacheControl: 'no-store' });
});

test('the manifest names the site and existing icons', async () => {
  await api.settings({ siteName: 'Overture' });
  const { type, text } = await get('/manifest.webmanifest');
  expect(type).toBe('application/manifest+json; charset=utf-8');
  expect(JSON.parse(text)).toMatchObject({
    name: 'Overture',
    start_url: '/home',
    display: 'standalone',
    icons: expect.arrayContaining([expect.objectContaining({ sizes: '512x512', purpose: 'maskable' })]),
  });
});

test('OpenSearch describes the search, and pages link to it', async () => {
  await api.settings({ siteName: 'Fish & "Chips" <for> everybody' });
  const { type, text } = await get('/opensearch.xml');
  expect(type).toMatch(/^application\/opensearchdescription\+xml/);
  expectWellFormed(text);
  expect(tags(text, 'ShortName')[0]).toBe('Fish &amp; &quot;Chips&quot; &lt;');
  expect(text).toContain(`template="${SITE}/search?q={searchTerms}"`);
  const { html } = await site.get('/404');
  expect(html).toMatch(
    /<link rel="search" type="application\/opensearchdescription\+xml"[^>]* href="\/opensearch.xml"/,
  );
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
});

test('the sitemap is refused, not truncated, if the API fails', async () => {
  await forgetTotals();
  await api.fault({ path: '/user/assets/videos/search', status: 500 });
  for (const path of ['/sitemap.xml', '/sitemaps/videos-1.xml']) {
    const response = await crawlerServer.ask(path);
    expect([path, response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
      path,
      503,
      'no-store',
      'Not available. Retry in a few minutes.\n',
    ]);
  }
  expect((await crawlerServer.ask('/sitemaps/performers-1.xml')).status).toBe(200);
  expect(log.lines.map(({ what }) => what)).toEqual(['sitemap', 'sitemap']);
});

test('lists that the API does not have (404, 501) or that need an account (401, 403) are left out of the sitemap', async () => {
  for (const status of [404, 501, 401, 403]) {
    await forgetTotals();
    for (const path of ['/event', '/user/assets/categories/search']) await api.fault({ path, status });
    const index = await get('/sitemap.xml');
    const parts = tags(index.text, 'loc');
    expect([status, index.status, parts.length, parts.filter((part) => part.includes('events'))]).toEqual([
      status,
      200,
      6,
      [],
    ]);
    expect((await get('/sitemaps/events-1.xml')).status).toBe(404);
    const pages = (await get('/sitemaps/pages-1.xml')).text;
    expect(pages).toContain(`${SITE}/home`);
    expect(pages).not.toContain('/category/');
    await api.noFaults();
  }
  log.lines.length = 0;
});

describe('records without an id', () => {
  /** Removes the id of these videos, by position in the list. */
  const oddVideos = (isOdd: (place: number) => boolean) =>
    api.server.use(
      http.get(`${API}/user/assets/videos/search`, async ({ request }) => {
        const response = (await (await api.respond(request)).json()) as { data: { data: object[] } };
        const offset = Number(new URL(request.url).searchParams.get('offset'));
        response.data.data = response.data.data.map((video, index) =>
          isOdd(offset + index) ? { ...video, _id: {} } : video,
        );
        return HttpResponse.json(response);
      }),
    );
  const videoUrls = async () => tags((await get('/sitemaps/videos-1.xml')).text, 'loc');

  test.each([
    ['the oldest one', 1, (place: number) => place === 0],
    ['one in the middle', 1, (place: number) => place === 100],
    ['the last one, by itself on its page', 1, (place: number) => place === 400],
    ['a whole page of them', 200, (place: number) => place >= 200 && place < 400],
  ])('are left out of the sitemap: %s', async (_which, count, isOdd) => {
    await forgetTotals();
    await api.items('videos', 401);
    const all = await videoUrls();
    expect(all).toHaveLength(401);
    oddVideos(isOdd);
    const index = await crawlerServer.ask('/sitemap.xml');
    expect([index.status, await index.text()]).toEqual([200, expect.stringContaining('/sitemaps/videos-1.xml')]);
    expect(await videoUrls()).toEqual(all.filter((_url, place) => !isOdd(place)));
    expect(all.filter((_place, place) => isOdd(place))).toHaveLength(count);
    expect(log.lines).toEqual([]);
  });

  test('their part is refused if it contains nothing else', async () => {
    await forgetTotals();
    oddVideos(() => true);
    const index = await crawlerServer.ask('/sitemap.xml');
    expect([index.status, tags(await index.text(), 'loc').length]).toEqual([200, 7]);
    expect((await crawlerServer.ask('/sitemaps/videos-1.xml')).status).toBe(503);
    expect((await crawlerServer.ask('/sitemaps/performers-1.xml')).status).toBe(200);
    expect(log.lines.map(({ what }) => what)).toEqual(['sitemap']);
  });
});
