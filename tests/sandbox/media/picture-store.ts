import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parsePictureName } from './picture-kinds';
import { drawBlurred, drawPicture } from './pictures';
import type { PictureKind } from './picture-kinds';

/** Maximum number of simultaneous drawings. More would slow down other requests. */
const CONCURRENCY = 2;

export type PictureKey = { kind: PictureKind; key: string };

/**
 * Draws images on first request and stores them in a directory. Only known keys and sizes are drawn, so the directory
 * can't grow without limit. Without a directory, nothing is stored.
 */
export class PictureStore {
  private readonly known: ReadonlySet<string>;
  private readonly underway = new Map<string, Promise<Buffer>>();
  private readonly waiting: Array<() => void> = [];
  private busy = 0;

  constructor(
    private readonly dir: string | null,
    keys: Iterable<PictureKey>,
  ) {
    this.known = new Set(Array.from(keys, ({ kind, key }) => `${kind}/${key}`));
  }

  /**
   * Returns the JPEG of `/files/pictures/<kind>/<key>/<name>.jpg`, or null if there is none. `name` is `400x500` or
   * `blur-400x500`.
   */
  async read(kind: string, key: string, name: string): Promise<Buffer | null> {
    const wanted = parsePictureName(kind, name);
    if (!wanted || !this.known.has(`${kind}/${key}`)) return null;
    const file = `${kind}/${key}/${name}.jpg`;
    const stored = this.dir ? await readFile(path.join(this.dir, file)).catch(() => null) : null;
    if (stored) return stored;
    const underway = this.underway.get(file);
    if (underway) return underway;
    const draw = wanted.blurred ? drawBlurred : drawPicture;
    const drawing = this.inTurn(() => draw(key, kind as PictureKind, wanted.size))
      .then((body) => this.keep(file, body))
      .finally(() => this.underway.delete(file));
    this.underway.set(file, drawing);
    return drawing;
  }

  private async keep(file: string, body: Buffer): Promise<Buffer> {
    if (!this.dir) return body;
    const target = path.join(this.dir, file);
    const partial = `${target}.${randomUUID()}`;
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(partial, body);
    await rename(partial, target);
    return body;
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy >= CONCURRENCY) await new Promise<void>((resolve) => this.waiting.push(resolve));
    this.busy += 1;
    try {
      return await work();
    } finally {
      this.busy -= 1;
      this.waiting.shift()?.();
    }
  }
}
