import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { SITE } from '../ssr/support/addresses';
import { type Machines, startMachines } from '../ssr/support/machines';

const TOTAL = 100_000;

/** An API with 100,000 videos and nothing else. */
const crowd = createServer((req, res) => {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://crowd.test');
  const offset = Number(searchParams.get('offset'));
  const limit = Math.min(Number(searchParams.get('limit')), TOTAL - offset);
  const record = (_none: unknown, index: number) => {
    const number = offset + index;
    const thumbnail = { url: `http://cdn.test/${number}.jpg`, thumbnails: [] };
    return { _id: String(number), slug: `video-${number}`, title: `Video ${number}`, description: 'A description of some length. '.repeat(8), thumbnail, video: { duration: 60 }, isSale: false, updatedAt: '2024-05-01T10:00:00.000Z', createdAt: '2024-05-01T10:00:00.000Z' };
  };
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

test('sitemap: 100,000 videos are listed once each with less than 30 MB of extra heap', async () => {
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
