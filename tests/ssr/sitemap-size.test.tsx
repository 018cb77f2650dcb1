import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SITE } from './support/addresses';
import { type Machines, startMachines } from './support/machines';
import { serverLog } from './support/server-log';

const log = serverLog();

const TOTAL = 100_000;
let failAt = Infinity;

/** An API with nothing but very many videos. */
const crowd = createServer((req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://crowd.test');
  const offset = Number(searchParams.get('offset'));
  const limit = Math.min(Number(searchParams.get('limit')), TOTAL - offset);
  const record = (_none: unknown, index: number) => {
    const number = offset + index;
    const thumbnail = { url: `http://cdn.test/${number}.jpg`, thumbnails: [] };
    return { _id: String(number), slug: `video-${number}`, title: `Video ${number}`, description: 'A description of some length. '.repeat(8), thumbnail, video: { duration: 60 }, isSale: false, updatedAt: '2024-05-01T10:00:00.000Z', createdAt: '2024-05-01T10:00:00.000Z' };
  };
  if (offset >= failAt) return void res.writeHead(500).end('{}');
  const data = pathname.endsWith('/videos/search') ? { data: Array.from({ length: Math.max(limit, 0) }, record), total: TOTAL } : pathname.endsWith('/search') || pathname === '/event' ? { data: [], total: 0 } : {};
  res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ status: 0, data }));
});

let machines: Machines;
beforeAll(async () => {
  crowd.listen(0, '127.0.0.1');
  await once(crowd, 'listening');
  machines = await startMachines({ API_ENDPOINT: `http://127.0.0.1:${(crowd.address() as AddressInfo).port}` });
});
afterAll(() => {
  machines.close();
  crowd.closeAllConnections();
  crowd.close();
});

const tags = (xml: string, name: string) => [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map((match) => match[1] ?? '');

test('the site map of 100,000 videos has all of them once, and memory does not grow with them', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const parts = tags(await (await machines.ask('/sitemap.xml')).text(), 'loc').filter((part) => part.includes('/videos-'));
  expect(parts).toHaveLength(20);

  let seen = 0;
  let bytes = 0;
  let most = 0;
  collect();
  const before = process.memoryUsage().heapUsed;
  for (const [index, part] of parts.entries()) {
    const { body } = await machines.ask(part.replace(SITE, ''));
    for await (const chunk of body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      seen += Buffer.from(chunk).toString('latin1').split('<video:title>').length - 1;
    }
    // Where other tests have left much in this process, looking takes a second each time.
    if (index % 5 !== 4) continue;
    collect();
    most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  // A tag may be cut in two at the end of a chunk.
  expect(seen).toBeGreaterThan(TOTAL * 0.999);
  expect(seen).toBeLessThanOrEqual(TOTAL);
  expect(bytes).toBeGreaterThan(50e6);
  expect(most).toBeLessThan(30e6);
}, 300_000);

test('a part of the site map that breaks off is not taken for a whole one', async () => {
  failAt = 1000;
  const answer = await machines.ask('/sitemaps/videos-1.xml');
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  expect(log.lines.map(({ what }) => what)).toEqual(['sitemap']);
});
