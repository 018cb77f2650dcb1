import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const TOTAL = 100_000;

const videoAt = (number: number) => {
  const thumbnail = { url: `http://cdn.test/${number}.jpg`, thumbnails: [] };
  return {
    _id: String(number),
    slug: `video-${number}`,
    title: `Video ${number}`,
    description: 'A description of some length. '.repeat(8),
    thumbnail,
    teaser: { url: `http://cdn.test/${number}.mp4`, thumbnails: [] },
    video: { duration: 60 },
    isSale: false,
    updatedAt: '2024-05-01T10:00:00.000Z',
    createdAt: '2024-05-01T10:00:00.000Z',
  };
};

/** Serves an API with 100,000 videos and nothing else. Calls from the offset `failsAt()` on fail. */
export async function startVideoCrowd(failsAt: () => number = () => Infinity) {
  const server = createServer((req, res) => {
    const { pathname, searchParams } = new URL(req.url ?? '/', 'http://crowd.test');
    const offset = Number(searchParams.get('offset'));
    if (offset >= failsAt()) return void res.writeHead(500).end('{}');
    const length = Math.max(Math.min(Number(searchParams.get('limit')), TOTAL - offset), 0);
    const isList = pathname.endsWith('/search') || pathname === '/event';
    const data = pathname.endsWith('/videos/search')
      ? { data: Array.from({ length }, (_none, index) => videoAt(offset + index)), total: TOTAL }
      : isList
        ? { data: [], total: 0 }
        : {};
    res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ status: 0, data }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
