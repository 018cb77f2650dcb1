import { randomUUID } from 'node:crypto';
import { access, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { allDone, encodeClip } from './clip-encoder';
import { findFfmpeg, NO_FFMPEG } from './ffmpeg';
import { cutPlaylist } from './playlist';
import { RECIPES, RECIPE_VERSION } from './clip-recipes';
import type { ClipKey } from './clip-recipes';

const FILES = /^(master\.m3u8|(360p|240p)\/(index\.m3u8|seg-\d{4}\.ts)|teaser\.mp4|movie\.mp4)$/;

/** Longer than encoding takes on any machine, in ms. */
const ABANDONED_AFTER = 3_600_000;

/** The encoded clips in a directory. */
export class ClipLibrary {
  constructor(private readonly dir: string) {}

  /**
   * Returns a file of a clip: `master.m3u8`, `360p/index.m3u8` and its segments, `teaser.mp4` or `movie.mp4`; null for
   * anything else. Media playlists end after `seconds`, so that one clip serves videos of any length.
   */
  async read(clip: ClipKey, file: string, seconds: number): Promise<Uint8Array | null> {
    if (!FILES.test(file)) return null;
    const body = await readFile(path.join(this.dir, clip, file)).catch(() => null);
    if (!body || !file.endsWith('/index.m3u8')) return body;
    return new TextEncoder().encode(cutPlaylist(body.toString('utf8'), seconds));
  }
}

/** Clips are shared by all sandboxes of this checkout and survive a reset. */
export const CLIP_CACHE = path.join(process.cwd(), 'node_modules', '.cache', 'encore-clips');

/**
 * Returns the clips, encoding them into `cacheDir` on first use, which takes some seconds. Without ffmpeg, returns the
 * message to show instead.
 */
export async function prepareClips(
  cacheDir: string = CLIP_CACHE,
  find: () => Promise<string | null> = findFfmpeg,
): Promise<ClipLibrary | { missing: string }> {
  const target = path.join(cacheDir, `v${RECIPE_VERSION}`);
  if (await exists(target)) return new ClipLibrary(target);
  const binary = await find();
  if (!binary) return { missing: NO_FFMPEG };
  await sweep(cacheDir);
  const partial = `${target}.${randomUUID()}`;
  try {
    await mkdir(partial, { recursive: true });
    await allDone(
      Object.entries(RECIPES).map(([name, recipe]) => encodeClip(binary, recipe, path.join(partial, name))),
    );
    // Another process may have finished first. Its clips are just as good.
    await rename(partial, target).catch(async (error: unknown) => {
      if (!(await exists(target))) throw error;
    });
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
  return new ClipLibrary(target);
}

/** Removes leftovers of interrupted runs. */
async function sweep(cacheDir: string): Promise<void> {
  const names = await readdir(cacheDir).catch(() => []);
  for (const name of names.filter((candidate) => /^v\d+\./.test(candidate))) {
    const leftover = path.join(cacheDir, name);
    const age = Date.now() - (await stat(leftover)).mtimeMs;
    if (age > ABANDONED_AFTER) await rm(leftover, { recursive: true, force: true });
  }
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
