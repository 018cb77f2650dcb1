import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
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

test('a part of the site map that breaks off is not taken for a whole one', async () => {
  failAt = 1000;
  const answer = await machines.ask('/sitemaps/videos-1.xml');
  expect(answer.status).toBe(200);
  await expect(answer.text()).rejects.toThrow();
  expect(log.lines.map(({ what }) => what)).toEqual(['sitemap']);
});
