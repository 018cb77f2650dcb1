import type { MediaSource } from '@sandbox/files/media-source';
import { setUpSandbox } from './support/caller';
import { ids, NOW } from './support/small-seed';

const bytes = (text: string) => new TextEncoder().encode(text);

const CLIP: Record<string, string> = {
  'master.m3u8': '#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\n360p/index.m3u8\n',
  '360p/index.m3u8': '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:4,\nseg-0001.ts\n',
  '360p/seg-0001.ts': '0123456789',
  'teaser.mp4': 'teaser',
};
const media: MediaSource = {
  picture: (kind, key, name) => Promise.resolve(key === 'missing' ? null : bytes(`${kind}/${key}/${name}`)),
  clip: (_clip, path) => Promise.resolve(CLIP[path] ? bytes(CLIP[path]) : null),
};

let timestamp = NOW;
beforeEach(() => {
  timestamp = NOW;
});
const { aria, ...api } = setUpSandbox({ media, now: () => timestamp });

async function playlistPath(): Promise<string> {
  const { url } = (await api.get(`/user/assets/videos/${ids.freeVideo}`)).data.video as { url: string };
  return url.replace('http://api.test', '');
}

describe('a protected video', () => {
  test('passes its token on from playlist to playlist to segment', async () => {
    const master = await api.get(await playlistPath());
    expect(master.headers.get('content-type')).toBe('application/vnd.apple.mpegurl');
    const [inner = ''] = master.text.split('\n').filter((line) => line.startsWith('360p'));
    const index = await api.get(`/files/videos/${ids.freeVideo}/${inner}`);
    expect(index.text).toMatch(/URI="init\.mp4\?videoId=/);
    const [segment = ''] = index.text.split('\n').filter((line) => line.startsWith('seg-'));
    expect((await api.get(`/files/videos/${ids.freeVideo}/360p/${segment}`)).text).toBe('0123456789');
  });

  test('requires the right unmodified token, for four hours', async () => {
    const path = await playlistPath();
    expect((await api.get(path)).status).toBe(200);
    expect((await api.get(path.split('?')[0] ?? '')).status).toBe(403);
    expect((await api.get(path.replaceAll(ids.freeVideo, ids.paidVideo))).status).toBe(403);
    expect((await api.get(path.replace(`/videos/${ids.freeVideo}`, `/videos/${ids.paidVideo}`))).status).toBe(403);
    expect((await api.get(`${path.slice(0, -1)}${path.endsWith('A') ? 'B' : 'A'}`)).status).toBe(403);
    timestamp = new Date(NOW.getTime() + 4 * 3_600_000);
    expect((await api.get(path)).status).toBe(403);
  });

  test('keeps its URL within the hour, for caching', async () => {
    const first = await playlistPath();
    timestamp = new Date(NOW.getTime() + 30 * 60_000);
    expect(await playlistPath()).toBe(first);
  });
});

describe('a file', () => {
  const segment = async () => (await playlistPath()).replace('master.m3u8', '360p/seg-0001.ts');
  const ranged = async (range: string, headers: Record<string, string> = {}) =>
    api.get(await segment(), { Range: range, ...headers });

  test.each([
    ['bytes=0-3', '0123', 'bytes 0-3/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-2', '89', 'bytes 8-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
  ])('is sent in part for %s', async (range, text, contentRange) => {
    const part = await ranged(range);
    expect([part.status, part.text, part.headers.get('content-range'), part.headers.get('content-length')]).toEqual([
      206,
      text,
      contentRange,
      String(text.length),
    ]);
  });

  test.each(['bytes=10-', 'bytes=-0'])("can't satisfy %s", async (range) => {
    const part = await ranged(range);
    expect([part.status, part.headers.get('content-range')]).toEqual([416, 'bytes */10']);
  });

  test.each(['lines=1-2', 'bytes=5-2', 'bytes=0-1,3-4'])('is sent completely for %s', async (range) => {
    expect((await ranged(range)).status).toBe(200);
  });

  test('is not sent again if cached, and completely if changed', async () => {
    const etag = (await api.get(await segment())).headers.get('etag') ?? '';
    expect((await api.get(await segment(), { 'If-None-Match': etag })).status).toBe(304);
    expect((await ranged('bytes=0-3', { 'If-Range': etag })).status).toBe(206);
    expect((await ranged('bytes=0-3', { 'If-Range': '"old"' })).status).toBe(200);
  });
});

describe('images', () => {
  test('are public, but photos need their own token', async () => {
    expect((await api.get('/files/pictures/avatar/aria/200x200.jpg')).headers.get('cache-control')).toContain('public');
    expect((await api.get('/files/pictures/avatar/missing/200x200.jpg')).status).toBe(404);
    expect((await api.get('/files/pictures/photo/p1/blur-1200x800.jpg')).status).toBe(200);
    expect((await api.get('/files/pictures/photo/p1/1200x800.jpg')).status).toBe(403);

    const rows = (await aria.get(`/user/assets/gallery/${ids.gallery}/photos`)).rows;
    const { url } = rows[0]?.photo as { url: string };
    const path = url.replace('http://api.test', '');
    const opened = await api.get(path);
    expect([opened.status, opened.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600']);
    expect((await api.get(path.replace('/p1/', '/p2/'))).status).toBe(403);
  });
});
