import { execFile } from 'node:child_process';

export type FilmFacts = {
  /** Seconds. */
  duration: number;
  /** As it is shown: turned when its camera was. */
  width: number;
  height: number;
  hasSound: boolean;
  /** Infinity where the film does not say. */
  framesPerSecond: number;
};

/** Longest look at a file. Milliseconds. */
const PATIENCE = 60_000;

/** What ffmpeg says about a file, whatever it makes of it. */
const sayings = (binary: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(binary, ['-hide_banner', '-nostdin', ...args], { timeout: PATIENCE, maxBuffer: 8_000_000 }, (_error, _out, said) => resolve(said));
  });

/** Reads what is in a film, without decoding it; null when it has no moving picture. */
export async function probeFilm(binary: string, path: string): Promise<FilmFacts | null> {
  const said = await sayings(binary, ['-i', path]);
  // Covers of songs are streams of one picture.
  const stream = said.split('\n').find((line) => /Stream #.*: Video:/.test(line) && !line.includes('attached pic')) ?? '';
  const { width, height } = sizeIn(stream, said);
  const duration = secondsIn(/Duration: (\d+):(\d+):([\d.]+)/.exec(said)) ?? (width > 0 ? await measured(binary, path) : 0);
  if (!(width > 0 && height > 0 && duration > 0)) return null;
  return { duration, width, height, hasSound: /Stream #.*: Audio:/.test(said), framesPerSecond: Number(/([\d.]+) fps/.exec(stream)?.[1] ?? Infinity) };
}

function sizeIn(stream: string, said: string): { width: number; height: number } {
  const [, width = '0', height = '0'] = /, (\d{1,5})x(\d{1,5})/.exec(stream) ?? [];
  const isTurned = /rotat\w*\s*:?\s*(of )?-?(90|270)/i.test(said);
  return isTurned ? { width: Number(height), height: Number(width) } : { width: Number(width), height: Number(height) };
}

/** Browsers record films that do not say how long they are: then it is found at their end. */
async function measured(binary: string, path: string): Promise<number> {
  const said = await sayings(binary, ['-i', path, '-map', '0:v:0', '-c', 'copy', '-f', 'null', '-']);
  return secondsIn([...said.matchAll(/time=(\d+):(\d+):([\d.]+)/g)].at(-1) ?? null) ?? 0;
}

function secondsIn(match: RegExpExecArray | null): number | null {
  if (!match) return null;
  const [, hours, minutes, seconds] = match.map(Number);
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) || null;
}
