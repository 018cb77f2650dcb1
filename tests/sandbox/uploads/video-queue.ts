import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { is } from '../db/conditions';
import type { SentFileRow } from '../db/rows';
import type { Store } from '../db/store';
import { findFfmpeg } from '../media/ffmpeg';
import { encodeFile, encodeStream } from './video-encoder';
import { probeVideo } from './video-probe';

/** Name of the original file while its video is being converted. */
export const ORIGINAL = 'original';

const DAMAGED = 'This video couldn’t be converted. The file may be damaged. Upload it again.';

type Options = {
  store: Store;
  now: () => Date;
  getDir: (id: string) => string;
  /** Called when a conversion succeeded or failed. */
  done: (video: SentFileRow) => void;
};

/** Converts videos one after the other. The queue is in the database, so a restart continues it. */
export class ConversionQueue {
  private current: { id: string; ending: AbortController } | null = null;
  private running: Promise<void> | null = null;
  private closed = false;

  constructor(private readonly options: Options) {}

  /** Starts the next conversion if none is running. */
  kick(): void {
    if (this.running || this.closed) return;
    this.running = this.run().finally(() => {
      this.running = null;
      // A video may have been added at the last moment.
      if (!this.closed && this.next()) this.kick();
    });
  }

  /** Stops converting a deleted video. */
  drop(id: string): void {
    if (this.current?.id === id) this.current.ending.abort();
  }

  dropAll(): void {
    this.current?.ending.abort();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.dropAll();
    await this.running;
  }

  private next(): SentFileRow | undefined {
    return this.options.store.sentFiles.first(is('state', 'processing'), {
      order: [{ path: 'createdAt', direction: 'asc' }],
    });
  }

  private async run(): Promise<void> {
    const binary = await findFfmpeg();
    for (
      let video = this.closed ? undefined : this.next();
      binary && video && !this.closed;
      video = this.closed ? undefined : this.next()
    ) {
      const ending = new AbortController();
      this.current = { id: video._id, ending };
      const result = await this.encode(binary, video, ending.signal).catch((error: Error) => ({
        state: 'failed' as const,
        problem: DAMAGED,
        error,
      }));
      this.current = null;
      if (ending.signal.aborted) continue;
      const changed = this.options.store.sentFiles.update(video._id, {
        state: result.state,
        problem: result.problem,
        updatedAt: this.options.now().toISOString(),
      });
      if (changed) this.options.done(changed);
    }
  }

  private async encode(
    binary: string,
    video: SentFileRow,
    signal: AbortSignal,
  ): Promise<{ state: 'ready'; problem: null }> {
    const dir = this.options.getDir(video._id);
    const original = join(dir, ORIGINAL);
    const facts = await probeVideo(binary, original);
    if (!facts) throw new Error('The file contains no video.');
    await (video.form === 'file' ? encodeFile : encodeStream)(binary, original, dir, facts, signal);
    await rm(original, { force: true });
    return { state: 'ready', problem: null };
  }
}
