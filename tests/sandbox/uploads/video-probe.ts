import { execFile } from 'node:child_process';

export type VideoFacts = {
  duration: number;
  /** As displayed, after rotation. */
  width: number;
  height: number;
  hasSound: boolean;
  /** Infinity if unknown. */
  framesPerSecond: number;
};

/** Time limit to inspect a file, in ms. */
const PATIENCE = 60_000;

/** Returns the output of ffmpeg about a file, even if it fails. */
const getOutput = (binary: string, args: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      binary,
      ['-hide_banner', '-nostdin', ...args],
      { timeout: PATIENCE, maxBuffer: 8_000_000 },
      (_error, _out, output) => resolve(output),
    );
  });

/** Reads the properties of a video without decoding it. Null if it has no video stream. */
export async function probeVideo(binary: string, path: string): Promise<VideoFacts | null> {
  const output = await getOutput(binary, ['-i', path]);
  // Cover images of songs appear as video streams.
  const stream =
    output.split('\n').find((line) => /Stream #.*: Video:/.test(line) && !line.includes('attached pic')) ?? '';
  const { width, height } = sizeIn(stream, output);
  const duration =
    secondsIn(/Duration: (\d+):(\d+):([\d.]+)/.exec(output)) ?? (width > 0 ? await measured(binary, path) : 0);
  if (!(width > 0 && height > 0 && duration > 0)) return null;
  return {
    duration,
    width,
    height,
    hasSound: /Stream #.*: Audio:/.test(output),
    framesPerSecond: Number(/([\d.]+) fps/.exec(stream)?.[1] ?? Infinity),
  };
}

function sizeIn(stream: string, output: string): { width: number; height: number } {
  const [, width = '0', height = '0'] = /, (\d{1,5})x(\d{1,5})/.exec(stream) ?? [];
  const isTurned = /rotat\w*\s*:?\s*(of )?-?(90|270)/i.test(output);
  return isTurned ? { width: Number(height), height: Number(width) } : { width: Number(width), height: Number(height) };
}

/** Videos recorded by browsers don't state their duration, so it is read from their end. */
async function measured(binary: string, path: string): Promise<number> {
  const output = await getOutput(binary, ['-i', path, '-map', '0:v:0', '-c', 'copy', '-f', 'null', '-']);
  return secondsIn([...output.matchAll(/time=(\d+):(\d+):([\d.]+)/g)].at(-1) ?? null) ?? 0;
}

function secondsIn(match: RegExpExecArray | null): number | null {
  if (!match) return null;
  const [, hours, minutes, seconds] = match.map(Number);
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) || null;
}
