import { mkdtemp, open, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';

// For Node, the sandbox consists of CommonJS modules.
const { ffmpeg, findFfmpeg } = createRequire(import.meta.url)(
  '../../sandbox/media/ffmpeg',
) as typeof import('../../sandbox/media/ffmpeg');

/** A file in memory. */
export interface MadeFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** Creates a directory for the files of a test, with a function that removes it. */
export async function ownDirectory(): Promise<{ dir: string; remove: () => Promise<void> }> {
  const dir = await mkdtemp(join(tmpdir(), 'studio-files-'));
  return { dir, remove: () => rm(dir, { recursive: true }) };
}

async function make(args: readonly string[]): Promise<void> {
  const binary = await findFfmpeg();
  if (!binary) throw new Error('Tests of uploads need ffmpeg.');
  await ffmpeg(binary, args);
}

/** Writes an MP4 whose frames all differ: five seconds of about 50 MB, or two seconds of a few kilobytes. */
export async function writeFilm(path: string, size: 'large' | 'small'): Promise<void> {
  // Noise can't be compressed, and this codec encodes it in a second.
  const [seconds, look] =
    size === 'large' ? [5, ['-vf', 'noise=alls=80:allf=t', '-q:v', '1']] : ([2, ['-q:v', '8']] as const);
  await make([
    '-f',
    'lavfi',
    '-i',
    `testsrc2=size=640x360:rate=30:duration=${seconds}`,
    ...look,
    '-c:v',
    'mpeg4',
    '-pix_fmt',
    'yuv420p',
    path,
  ]);
}

/** The small video in a file of that size in bytes. The rest is a sparse box that players skip. */
export async function writeLongVideo(path: string, bytes: number): Promise<void> {
  await writeFilm(path, 'small');
  const file = await open(path, 'r+');
  const { size } = await file.stat();
  const box = Buffer.from('....free');
  box.writeUInt32BE(bytes - size);
  await file.write(box, 0, box.length, size);
  await file.truncate(bytes);
  await file.close();
}

/** Writes that number of different photos and returns their paths in order. */
export async function writePhotos(dir: string, count: number): Promise<string[]> {
  await make([
    '-f',
    'lavfi',
    '-i',
    'testsrc2=size=960x640:rate=10',
    '-frames:v',
    String(count),
    join(dir, 'photo-%02d.jpg'),
  ]);
  return Array.from({ length: count }, (_, index) => join(dir, `photo-${String(index + 1).padStart(2, '0')}.jpg`));
}

/** Selects files with the button of the drop zone. */
export async function chooseFiles(page: Page, files: string | string[] | MadeFile[]): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles(files);
}

/** Drops files and folders onto an element, as from a file manager. */
export async function dropFiles(page: Page, onto: Locator, files: string[]): Promise<void> {
  const { x, y, width, height } = (await onto.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const devtools = await page.context().newCDPSession(page);
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    await devtools.send('Input.dispatchDragEvent', {
      type,
      x: x + width / 2,
      y: y + height / 2,
      data: { items: [], files, dragOperationsMask: 1 },
    });
  }
  await devtools.detach();
}

/** Limits the upload speed of a page in bytes per second, including requests in flight; -1 removes the limit. */
export async function limitUploads(page: Page): Promise<(upload: number) => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  return async (upload) => {
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 20,
      downloadThroughput: -1,
      uploadThroughput: upload,
    });
  };
}
