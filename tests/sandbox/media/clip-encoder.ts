import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawPicture } from './pictures';
import { ffmpeg } from './ffmpeg';
import {
  clipSeconds,
  FRAMES_PER_SECOND,
  loopSeconds,
  RENDITIONS,
  SEGMENT_SECONDS,
  TEASER_SECONDS,
} from './clip-recipes';
import type { Recipe } from './clip-recipes';

/** Drawn larger than shown, so that the camera moves by less than a pixel per frame. */
const STILL = { width: 1280, height: 720 };
const SAMPLE_RATE = 44_100;

/** Encodes one clip into `dir`: two HLS renditions with a master playlist, a teaser and an MP4. */
export async function encodeClip(binary: string, recipe: Recipe, dir: string): Promise<void> {
  await mkdir(dir, { recursive: true });
  await allDone([encodePicture(binary, recipe, dir), encodeSound(binary, recipe, dir)]);
  for (const { name } of RENDITIONS) {
    await mkdir(path.join(dir, name));
    await segment(binary, recipe, dir, name);
  }
  await writeFile(path.join(dir, 'master.m3u8'), await masterPlaylist(dir));
  await progressive(binary, dir, 'teaser.mp4', TEASER_SECONDS);
  await progressive(binary, dir, 'movie.mp4', 30);
  await Promise.all(
    ['sound.m4a', ...RENDITIONS.map(({ name }) => `${name}.mp4`)].map((file) => rm(path.join(dir, file))),
  );
}

/** Like `Promise.all`, but rejects only after all have settled, so nothing writes while the directory is cleared. */
export async function allDone<T>(work: Promise<T>[]): Promise<T[]> {
  await Promise.allSettled(work);
  return Promise.all(work);
}

/** Encodes both renditions of one round in a single pass. */
async function encodePicture(binary: string, recipe: Recipe, dir: string): Promise<void> {
  const stills = await allDone(
    recipe.scenes.map(async (key, index) => {
      const file = path.join(dir, `still-${index}.jpg`);
      await writeFile(file, await drawPicture(key, 'scene', STILL));
      return file;
    }),
  );
  const frames = recipe.sceneSeconds * FRAMES_PER_SECOND;
  const { width, height } = RENDITIONS[0];
  const moving = stills.map((_, index) => {
    const closer = index % 2 === 0;
    const zoom = closer ? `1+0.16*on/${frames}` : `1.16-0.16*on/${frames}`;
    const drift = closer ? 'iw/2-(iw/zoom/2)' : `(iw-iw/zoom)*on/${frames}`;
    return `[${index}:v]zoompan=z='${zoom}':x='${drift}':y='ih/2-(ih/zoom/2)':d=${frames}:s=${width}x${height}:fps=${FRAMES_PER_SECOND},fade=t=in:d=0.4,fade=t=out:st=${recipe.sceneSeconds - 0.4}:d=0.4[s${index}]`;
  });
  const graph = `${moving.join(';')};${stills.map((_, index) => `[s${index}]`).join('')}concat=n=${stills.length},format=yuv420p,split=${RENDITIONS.length}${RENDITIONS.map((_, index) => `[o${index}]`).join('')};${RENDITIONS.map((rendition, index) => `[o${index}]scale=${rendition.width}:${rendition.height}[v${index}]`).join(';')}`;
  const gop = String(SEGMENT_SECONDS * FRAMES_PER_SECOND);
  await ffmpeg(binary, [
    ...stills.flatMap((file) => ['-i', file]),
    '-filter_complex',
    graph,
    ...RENDITIONS.flatMap(({ name, videoRate }, index) => [
      ...[
        '-map',
        `[v${index}]`,
        '-c:v',
        'libx264',
        '-preset',
        'veryfast',
        '-profile:v',
        'main',
        '-level',
        '3.0',
        '-g',
        gop,
        '-keyint_min',
        gop,
        '-sc_threshold',
        '0',
      ],
      ...['-crf', '24', '-maxrate', `${videoRate}k`, '-bufsize', `${videoRate * 2}k`, path.join(dir, `${name}.mp4`)],
    ]),
  ]);
  await Promise.all(stills.map((file) => rm(file)));
}

/** Generates soft chords for the whole length. */
async function encodeSound(binary: string, recipe: Recipe, dir: string): Promise<void> {
  const round = recipe.chords.length * recipe.chordSeconds;
  const swell = `pow(sin(PI*mod(t,${recipe.chordSeconds})/${recipe.chordSeconds}),0.7)`;
  const chords = recipe.chords.map((notes, index) => {
    const tones = notes
      .map((frequency, note) => `${(0.1 / (1 + note * 0.35)).toFixed(3)}*sin(2*PI*${frequency}*t)`)
      .join('+');
    return `between(mod(t,${round}),${index * recipe.chordSeconds},${(index + 1) * recipe.chordSeconds - 0.0001})*(${tones})`;
  });
  const tune = path.join(dir, 'round.wav');
  await ffmpeg(binary, [
    '-f',
    'lavfi',
    '-i',
    `aevalsrc='${swell}*(${chords.join('+')})':s=${SAMPLE_RATE}:d=${round}`,
    '-af',
    'lowpass=f=1800',
    tune,
  ]);
  await ffmpeg(binary, [
    '-stream_loop',
    '-1',
    '-i',
    tune,
    '-t',
    String(clipSeconds(recipe)),
    '-c:a',
    'aac',
    '-b:a',
    '64k',
    '-ac',
    '1',
    path.join(dir, 'sound.m4a'),
  ]);
  await rm(tune);
}

/** Repeats the video without encoding it again, adds the audio and cuts segments. */
async function segment(binary: string, recipe: Recipe, dir: string, name: string): Promise<void> {
  await ffmpeg(binary, [
    ...[
      '-stream_loop',
      String(recipe.repeats - 1),
      '-i',
      path.join(dir, `${name}.mp4`),
      '-i',
      path.join(dir, 'sound.m4a'),
    ],
    ...['-map', '0:v', '-map', '1:a', '-c', 'copy', '-t', String(loopSeconds(recipe) * recipe.repeats)],
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
    ...['-hls_segment_filename', path.join(dir, name, 'seg-%04d.ts'), path.join(dir, name, 'index.m3u8')],
  ]);
}

async function masterPlaylist(dir: string): Promise<string> {
  const entries = await Promise.all(
    RENDITIONS.map(async ({ name, width, height }) => {
      const segments = (await readdir(path.join(dir, name))).filter((file) => file.endsWith('.ts'));
      const rates = await Promise.all(
        segments.map(async (file) => ((await stat(path.join(dir, name, file))).size * 8) / SEGMENT_SECONDS),
      );
      const average = rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
      return `#EXT-X-STREAM-INF:BANDWIDTH=${Math.ceil(Math.max(...rates))},AVERAGE-BANDWIDTH=${Math.ceil(average)},RESOLUTION=${width}x${height},FRAME-RATE=${FRAMES_PER_SECOND}.000,CODECS="avc1.4d401e,mp4a.40.2"\n${name}/index.m3u8`;
    }),
  );
  return ['#EXTM3U', '#EXT-X-VERSION:6', '#EXT-X-INDEPENDENT-SEGMENTS', ...entries, ''].join('\n');
}

async function progressive(binary: string, dir: string, file: string, seconds: number): Promise<void> {
  const [best] = RENDITIONS;
  await ffmpeg(binary, [
    ...[
      '-stream_loop',
      '-1',
      '-i',
      path.join(dir, `${best.name}.mp4`),
      '-i',
      path.join(dir, 'sound.m4a'),
      '-map',
      '0:v',
      '-map',
      '1:a',
      '-c',
      'copy',
    ],
    ...['-t', String(seconds), '-movflags', '+faststart', path.join(dir, file)],
  ]);
}
