import { spawn } from 'node:child_process';
import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { VideoFacts } from './video-probe';

const SEGMENT_SECONDS = 4;
/** Frames per second. */
const MAX_FRAMES = 30;
/** Yields to requests. */
const LOW_PRIORITY = 5;
const MAX_LOG_LENGTH = 2000;

type Rendition = { name: string; side: number; videoRate: number };

const BEST: Rendition = { name: '720p', side: 720, videoRate: 2400 };
/** By the shorter side, largest first. */
const RENDITIONS: readonly Rendition[] = [BEST, { name: '360p', side: 360, videoRate: 700 }];

/** Runs ffmpeg with low priority. Rejects with its last output if it fails, or if `signal` aborts it. */
function runFfmpeg(binary: string, args: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(binary, ['-hide_banner', '-loglevel', 'error', '-nostdin', '-y', ...args], {
      signal,
      killSignal: 'SIGKILL',
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    if (child.pid !== undefined) lower(child.pid);
    let text = '';
    child.stderr.on('data', (chunk: Buffer) => {
      text = (text + chunk.toString('utf8')).slice(-MAX_LOG_LENGTH);
    });
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(text.trim() || `ffmpeg ended with ${code}.`)),
    );
  });
}

function lower(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
  } catch {
    // It may have exited already.
  }
}

/** The renditions that are not larger than the video, and always the smallest. */
const renditionsFor = ({ width, height }: VideoFacts): readonly Rendition[] => {
  const fitting = RENDITIONS.filter(({ side }) => Math.min(width, height) >= side);
  return fitting.length > 0 ? fitting : RENDITIONS.slice(-1);
};

/** The size of a video whose shorter side is at most `side`. Encoders need even numbers. */
function sizeWithin({ width, height }: VideoFacts, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.min(width, height));
  const even = (length: number): number => Math.max(2, Math.round((length * scale) / 2) * 2);
  return { width: even(width), height: even(height) };
}

const videoCodec = (videoRate: number): string[] => [
  ...[
    '-c:v',
    'libx264',
    '-preset',
    'veryfast',
    '-profile:v',
    'main',
    '-pix_fmt',
    'yuv420p',
    '-crf',
    '23',
    '-maxrate',
    `${videoRate}k`,
    '-bufsize',
    `${videoRate * 2}k`,
  ],
  ...['-force_key_frames', `expr:gte(t,n_forced*${SEGMENT_SECONDS})`, '-sc_threshold', '0'],
];
const SOUND_CODEC = ['-c:a', 'aac', '-b:a', '128k', '-ac', '2', '-ar', '44100'];
/** Scales the video and limits its frame rate. */
const picture = ({ framesPerSecond }: VideoFacts, { width, height }: { width: number; height: number }): string[] => [
  ...['-map', '0:v:0', '-vf', `scale=${width}:${height},setsar=1`],
  ...(framesPerSecond > MAX_FRAMES ? ['-r', String(MAX_FRAMES)] : []),
];
const sound = ({ hasSound }: VideoFacts): string[] => (hasSound ? ['-map', '0:a:0', ...SOUND_CODEC] : []);

/**
 * Converts a video for streaming into `dir`: `master.m3u8`, and `720p/` and `360p/` with `index.m3u8` and segments, if
 * the video is large enough.
 */
export async function encodeStream(
  binary: string,
  path: string,
  dir: string,
  facts: VideoFacts,
  signal: AbortSignal,
): Promise<void> {
  const renditions = renditionsFor(facts).map((rendition) => ({ ...rendition, ...sizeWithin(facts, rendition.side) }));
  for (const { name } of renditions) await mkdir(join(dir, name), { recursive: true });
  const outputs = renditions.flatMap(({ name, videoRate, ...size }) => [
    ...[...picture(facts, size), ...videoCodec(videoRate), ...sound(facts)],
    ...[
      '-f',
      'hls',
      '-hls_time',
      String(SEGMENT_SECONDS),
      '-hls_playlist_type',
      'vod',
      '-hls_flags',
      'independent_segments',
    ],
    ...['-hls_segment_filename', join(dir, name, 'seg-%04d.ts'), join(dir, name, 'index.m3u8')],
  ]);
  await runFfmpeg(binary, ['-i', path, ...outputs], signal);
  const codecs = facts.hasSound ? 'avc1.4d401f,mp4a.40.2' : 'avc1.4d401f';
  const entries = await Promise.all(
    renditions.map(async ({ name, width, height }) => {
      const rate = Math.ceil(await largestRate(join(dir, name)));
      return `#EXT-X-STREAM-INF:BANDWIDTH=${rate},RESOLUTION=${width}x${height},CODECS="${codecs}"\n${name}/index.m3u8`;
    }),
  );
  await writeFile(
    join(dir, 'master.m3u8'),
    ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', ...entries, ''].join('\n'),
  );
}

/** Bit rate of the largest segment, in bits per second. */
async function largestRate(dir: string): Promise<number> {
  const segments = (await readdir(dir)).filter((name) => name.endsWith('.ts'));
  const sizes = await Promise.all(segments.map(async (name) => (await stat(join(dir, name))).size));
  return (Math.max(...sizes, 0) * 8) / SEGMENT_SECONDS;
}

/** Creates `movie.mp4` in `dir`, which can play while it loads. */
export async function encodeFile(
  binary: string,
  path: string,
  dir: string,
  facts: VideoFacts,
  signal: AbortSignal,
): Promise<void> {
  const output = [...picture(facts, sizeWithin(facts, BEST.side)), ...videoCodec(BEST.videoRate), ...sound(facts)];
  await runFfmpeg(binary, ['-i', path, ...output, '-movflags', '+faststart', join(dir, 'movie.mp4')], signal);
}

/** Writes a frame from the first tenth of a video as a JPEG. */
export async function grabFrame(
  binary: string,
  path: string,
  target: string,
  { duration }: VideoFacts,
  signal: AbortSignal,
): Promise<void> {
  const at = Math.min(duration / 10, 10).toFixed(2);
  await runFfmpeg(binary, ['-ss', at, '-i', path, '-map', '0:v:0', '-frames:v', '1', '-q:v', '2', target], signal);
}
