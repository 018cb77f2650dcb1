import { type CrawlerServer, startCrawlerServer } from './support/crawler-server';
import { serverLog } from './support/server-log';
import { startVideoCrowd } from './support/video-crowd';

const log = serverLog();

let failAt = Infinity;

let crowd: Awaited<ReturnType<typeof startVideoCrowd>>;
let crawlerServer: CrawlerServer;
beforeAll(async () => {
  crowd = await startVideoCrowd(() => failAt);
  crawlerServer = await startCrawlerServer({ API_ENDPOINT: crowd.url });
});
afterAll(() => {
  crawlerServer.close();
  crowd.close();
});

test('a sitemap part that breaks off is not taken as complete', async () => {
  failAt = 1000;
  const response = await crawlerServer.ask('/sitemaps/videos-1.xml');
  expect(response.status).toBe(200);
  await expect(response.text()).rejects.toThrow();
  expect(log.lines.map(({ what }) => what)).toEqual(['sitemap']);
});
