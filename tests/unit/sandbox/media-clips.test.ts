import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { CLIP_CACHE, prepareClips } from '@sandbox/media/clips';
import { findFfmpeg, NO_FFMPEG } from '@sandbox/media/ffmpeg';
import { cutPlaylist } from '@sandbox/media/playlist';
import type { ClipLibrary } from '@sandbox/media/clips';

/** The first run on a machine encodes the clips; later runs reuse them. */
jest.setTimeout(300_000);

const text = (body: Uint8Array | null) => new TextDecoder().decode(body ?? new Uint8Array());
const lengths = (playlist: string) => [...playlist.matchAll(/#EXTINF:([\d.]+)/g)].map(([, seconds]) => Number(seconds));
const total = (playlist: string) => lengths(playlist).reduce((sum, seconds) => sum + seconds, 0);

let ready: ClipLibrary | { missing: string };
beforeAll(async () => {
  ready = await prepareClips();
});

function library(): ClipLibrary {
  if ('missing' in ready) throw new Error('These tests need ffmpeg.');
  return ready;
}

test('a machine without ffmpeg gets a message', async () => {
  const empty = await mkdtemp(path.join(os.tmpdir(), 'encore-clips-'));
  expect(await prepareClips(empty, () => Promise.resolve(null))).toEqual({ missing: NO_FFMPEG });
  await rm(empty, { recursive: true });
});

test('clips are kept between starts', async () => {
  library();
  const again = await prepareClips(CLIP_CACHE, () => Promise.reject(new Error('asked for ffmpeg again')));
  expect('missing' in again).toBe(false);
});

test('leftovers of an interrupted start are removed, current work is not', async () => {
  const cache = await mkdtemp(path.join(os.tmpdir(), 'encore-clips-'));
  const long = new Date(Date.now() - 2 * 3_600_000);
  for (const name of ['v0.abandoned', 'v0.underway', 'v0']) await mkdir(path.join(cache, name));
  for (const name of ['v0.abandoned', 'v0']) await utimes(path.join(cache, name), long, long);
  const broken = path.join(cache, 'no-such-binary');
  await expect(prepareClips(cache, () => Promise.resolve(broken))).rejects.toThrow('no-such-binary');
  expect((await readdir(cache)).sort()).toEqual(['v0', 'v0.underway']);
  await rm(cache, { recursive: true });
});

test.each([
  ['evening', '360p', 480],
  ['evening', '240p', 480],
  ['morning', '360p', 30],
  ['morning', '240p', 30],
] as const)('%s at %s lasts %d seconds in segments of two, all of which exist', async (clip, rendition, seconds) => {
  const clips = library();
  const playlist = text(await clips.read(clip, `${rendition}/index.m3u8`, seconds));
  expect(total(playlist)).toBeCloseTo(seconds, 0);
  expect(lengths(playlist).every((length) => Math.abs(length - 2) < 0.1)).toBe(true);
  expect(playlist.trimEnd().endsWith('#EXT-X-ENDLIST')).toBe(true);
  const last =
    playlist
      .split('\n')
      .filter((line) => line.endsWith('.ts'))
      .at(-1) ?? '';
  const segment = await clips.read(clip, `${rendition}/${last}`, seconds);
  expect(segment?.[0]).toBe(0x47);
});

test('teaser and video have H.264 video and AAC audio', async () => {
  const clips = library();
  const binary = (await findFfmpeg()) ?? '';
  const dir = await mkdtemp(path.join(os.tmpdir(), 'encore-clips-'));
  for (const [name, seconds] of [
    ['teaser.mp4', '00:00:06'],
    ['movie.mp4', '00:00:30'],
  ] as const) {
    const file = path.join(dir, name);
    await writeFile(file, (await clips.read('morning', name, 30)) ?? new Uint8Array());
    const { stderr } = await promisify(execFile)(binary, ['-hide_banner', '-i', file, '-f', 'null', '-']);
    expect(stderr).toMatch(/Video: h264 \(Main\).*640x360/);
    expect(stderr).toMatch(/Audio: aac \(LC\)/);
    expect(stderr).toContain(`Duration: ${seconds}`);
  }
  await rm(dir, { recursive: true });
});

test.each(['../morning/master.m3u8', 'master.m3u8/../../x', '480p/index.m3u8', '360p/seg-9999.ts', 'still-0.jpg', ''])(
  'the file %p does not exist',
  async (file) => {
    expect(await library().read('evening', file, 30)).toBeNull();
  },
);

test('a playlist is cut after whole segments and closed', () => {
  const playlist = [
    '#EXTM3U',
    '#EXT-X-TARGETDURATION:2',
    '#EXTINF:2.000,',
    'a.ts',
    '#EXTINF:1.999,',
    'b.ts',
    '#EXTINF:2.001,',
    'c.ts',
    '#EXT-X-ENDLIST',
    '',
  ].join('\n');
  expect(cutPlaylist(playlist, 4)).toBe(
    [
      '#EXTM3U',
      '#EXT-X-TARGETDURATION:2',
      '#EXTINF:2.000,',
      'a.ts',
      '#EXTINF:1.999,',
      'b.ts',
      '#EXT-X-ENDLIST',
      '',
    ].join('\n'),
  );
  expect(cutPlaylist(playlist, 3)).toBe(cutPlaylist(playlist, 4));
  expect(cutPlaylist(playlist, 60)).toBe(playlist);
});
