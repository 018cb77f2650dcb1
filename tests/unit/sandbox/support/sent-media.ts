import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFfmpeg } from '@sandbox/media/ffmpeg';
import sharp from 'sharp';
import type { Account } from './caller';

/** A real video with sound, small and quick to make. */
export async function filmBytes({ seconds = 2, format = 'mp4' } = {}): Promise<Uint8Array<ArrayBuffer>> {
  const binary = await findFfmpeg();
  if (!binary) throw new Error('These tests need ffmpeg.');
  const dir = mkdtempSync(join(tmpdir(), 'film-'));
  const file = join(dir, `film.${format}`);
  const codec = format === 'webm' ? '-c:v libvpx -deadline realtime' : '-c:v libx264 -preset ultrafast -c:a aac';
  const input = `-f lavfi -i testsrc=s=320x180:d=${seconds}:r=10 -f lavfi -i sine=d=${seconds}`;
  execFileSync(binary, ['-loglevel', 'error', ...input.split(' '), ...codec.split(' '), '-shortest', file]);
  const bytes = readFileSync(file);
  rmSync(dir, { recursive: true });
  return Uint8Array.from(bytes);
}

export async function pictureBytes(
  width = 60,
  height = 40,
  format: 'jpeg' | 'png' = 'jpeg',
): Promise<Uint8Array<ArrayBuffer>> {
  return Uint8Array.from(
    await sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .toFormat(format)
      .toBuffer(),
  );
}

/** Waits until the uploaded film at this path of its performer is converted, and returns its record. */
export async function waitForVideo(performer: Account, path: string): Promise<Record<string, unknown>> {
  for (let tries = 0; tries < 1500; tries += 1) {
    const { data } = await performer.get(path);
    if (!data.processing && !data.teaserProcessing) return data;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The film is not ready.');
}

export type Parts = Record<string, string | File | readonly string[]>;

export function getForm(parts: Parts): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts))
    for (const part of Array.isArray(value) ? value : [value]) form.append(name, part as string);
  return form;
}

export const getFile = (bytes: Uint8Array<ArrayBuffer> | string, name: string): File => new File([bytes], name);
