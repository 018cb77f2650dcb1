import { http, HttpResponse } from 'msw';
import { SITE } from './support/urls';
import { backend } from './support/backend';
import { type CrawlerServer, startCrawlerServer } from './support/crawler-server';
import { serverLog } from './support/server-log';

/** Lists of back ends that fail, send no total, or send large records. */
const VIDEOS = 'http://api.test/user/assets/videos/search';

const api = backend();
const log = serverLog();
let crawlerServer: CrawlerServer;
// Each test has its own, because the numbers of parts are cached.
beforeEach(async () => {
  crawlerServer = await startCrawlerServer();
});
afterEach(() => crawlerServer.close());

const urls = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] ?? '');
const videoParts = async () =>
  urls(await (await crawlerServer.ask('/sitemap.xml')).text()).filter((url) => url.includes('/videos-'));

/** Serves `count` videos without a total; `add` returns further fields. */
function serveVideos(count: number, add: () => object = () => ({})): { limits: number[] } {
  const limits: number[] = [];
  api.server.use(
    http.get(VIDEOS, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [limit, offset] = [Number(searchParams.get('limit')), Number(searchParams.get('offset'))];
      limits.push(limit);
      const length = Math.max(0, Math.min(limit, count - offset));
      const data = Array.from({ length }, (_, index) => ({ _id: `v${offset + index}`, title: 'Video', ...add() }));
      return HttpResponse.json({ status: 0, data: { data } });
    }),
  );
  return { limits };
}

test('the part with the fixed pages is refused, not truncated, if its list fails', async () => {
  await api.fault({ path: '/posts/search', status: 500 });
  const response = await crawlerServer.ask('/sitemaps/pages-1.xml');
  expect([response.status, response.headers.get('cache-control'), await response.text()]).toEqual([
    503,
    'no-store',
    'Not available. Retry in a few minutes.\n',
  ]);
  expect(log.lines.map(({ what }) => what)).toEqual(['sitemap']);
});

test.each([
  [0, 0],
  [1, 1],
  [2, 1],
  [5000, 1],
  [5001, 2],
  [12_000, 3],
])('%i videos of an API without totals are in %i parts', async (count, parts) => {
  serveVideos(count);
  expect(await videoParts()).toEqual(
    Array.from({ length: parts }, (_, index) => `${SITE}/sitemaps/videos-${index + 1}.xml`),
  );
  if (count <= 5000) return;
  const last = urls(await (await crawlerServer.ask(`/sitemaps/videos-${parts}.xml`)).text());
  expect(last).toHaveLength(count - (parts - 1) * 5000);
});

test('an API without totals that ignores the offset has one part', async () => {
  let calls = 0;
  api.server.use(
    http.get(VIDEOS, () => {
      calls += 1;
      return HttpResponse.json({ status: 0, data: { data: [{ _id: 'v', title: 'Same' }] } });
    }),
  );
  expect(await videoParts()).toHaveLength(1);
  expect(calls).toBe(2);
});

test('records too large for one response are requested in smaller steps', async () => {
  const { limits } = serveVideos(260, () => ({ description: 'x'.repeat(30_000) }));
  const response = await crawlerServer.ask('/sitemaps/videos-1.xml');
  expect([response.status, urls(await response.text()).length]).toEqual([200, 260]);
  expect(limits).toEqual([200, ...Array<number>(11).fill(25)]);
}, 30_000);
