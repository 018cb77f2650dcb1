import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SITE } from '../ssr/support/urls';
import { type CrawlerServer, startCrawlerServer } from '../ssr/support/crawler-server';
import { startVideoCrowd } from '../ssr/support/video-crowd';

const TOTAL = 100_000;

let crowd: Awaited<ReturnType<typeof startVideoCrowd>>;
let crawlerServer: CrawlerServer;
beforeAll(async () => {
  crowd = await startVideoCrowd();
  crawlerServer = await startCrawlerServer({ API_ENDPOINT: crowd.url });
});
afterAll(() => {
  crawlerServer.close();
  crowd.close();
});

const tags = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '');

test('sitemap: 100,000 videos are listed once each with less than 30 MB of extra heap', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const parts = tags(await (await crawlerServer.ask('/sitemap.xml')).text(), 'loc').filter((part) =>
    part.includes('/videos-'),
  );
  expect(parts).toHaveLength(20);

  let seen = 0;
  let bytes = 0;
  let most = 0;
  collect();
  const before = process.memoryUsage().heapUsed;
  for (const [index, part] of parts.entries()) {
    const { body } = await crawlerServer.ask(part.replace(SITE, ''));
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      seen += Buffer.from(chunk).toString('latin1').split('<video:title>').length - 1;
    }
    if (index % 5 !== 4) continue;
    collect();
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  // A chunk may end in the middle of a tag.
  expect(seen).toBeGreaterThan(TOTAL * 0.999);
  expect(seen).toBeLessThanOrEqual(TOTAL);
  expect(bytes).toBeGreaterThan(50e6);
  expect(most).toBeLessThan(30e6);
}, 300_000);
