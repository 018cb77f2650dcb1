import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const PICTURES = join(import.meta.dirname, '../.artifacts/pictures');

/**
 * Shares drawn images between sandboxes: the one with its data in `dir` uses those of the others. Drawing is slow, and
 * images are the same in all of them.
 */
export function shareDrawnPictures(dir: string): void {
  const own = join(dir, 'pictures');
  for (const folder of [PICTURES, dir]) mkdirSync(folder, { recursive: true });
  if (!existsSync(own)) symlinkSync(PICTURES, own, 'junction');
}
