import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SentFileRow } from '../db/rows';
import type { Store } from '../db/store';
import { HttpError, refusedFile } from '../http/errors';
import { findFfmpeg } from '../media/ffmpeg';
import { filmType, isProgram } from './file-types';
import { grabFrame } from './video-encoder';
import { probeVideo } from './video-probe';
import { ConversionQueue, ORIGINAL } from './video-queue';
import { inspectPicture, keepPictures, writePictures } from './picture-intake';
import type { ReceivedFile } from './received-file';
import { ResumableUploads } from './resumable-uploads';

type Options = {
  store: Store;
  now: () => Date;
  /** The data directory; without it, a temporary one for the process. */
  dir: string | null;
};

/** An empty id means the file's own id. */
type Guard = SentFileRow['guard'];

/** Maximum length of videos, in seconds, by purpose. */
const MAX_SECONDS = { film: 6 * 3600, short: 180 } as const;

/**
 * Uploaded files of performers, each in its own directory below `uploads`: an image as `full.jpg`, `large.jpg`,
 * `small.jpg` and `blur.jpg`; a video as `master.m3u8` with its renditions or as `movie.mp4`, with the same images of
 * one frame; a document as `original`.
 */
export class Uploads {
  /** Called when the conversion of a video succeeded or failed. */
  onVideoConverted: (film: SentFileRow) => void = () => undefined;
  /** Uploads by tus, until a call takes them. */
  readonly resumable: ResumableUploads;
  private readonly queue: ConversionQueue;
  private root: string | null = null;

  constructor(private readonly options: Options) {
    const { store, now } = options;
    this.resumable = new ResumableUploads(() => join(this.directory(), 'resumable'), now);
    this.queue = new ConversionQueue({
      store,
      now,
      getDir: (id) => this.getDir(id),
      done: (film) => this.onVideoConverted(film),
    });
  }

  /** Directory for incoming files. */
  async arrivals(): Promise<string> {
    const dir = join(this.directory(), 'arrivals');
    await mkdir(dir, { recursive: true });
    return dir;
  }

  getDir(id: string): string {
    return join(this.directory(), 'uploads', id);
  }

  /** Throws 422 on the part if the file is not an image. */
  async keepPicture(ownerId: string, file: ReceivedFile, guard: Guard): Promise<SentFileRow> {
    const { mimeType } = await inspectPicture(file);
    return this.keep(async (_id, dir) => {
      const size = await keepPictures(file, dir);
      return { ...this.toRow(_id, ownerId, file, guard), kind: 'picture', mimeType, ...size };
    });
  }

  /**
   * Stores a video and a thumbnail from one of its frames. It is `processing` until it can be played. `form` is
   * `stream`, or `file` for short videos. Throws 422 on the part if the file is not a video, 503 if ffmpeg is not
   * installed.
   */
  async keepFilm(ownerId: string, file: ReceivedFile, form: 'stream' | 'file', guard: Guard): Promise<SentFileRow> {
    if (file.size === 0) throw refusedFile(file.part, 'This file is empty.');
    const mimeType = filmType(await file.head());
    if (!mimeType) throw refusedFile(file.part, 'This isn’t a video. Choose an MP4, MOV, WebM or MKV file.');
    const binary = await findFfmpeg();
    if (!binary) throw new HttpError(503, 'Videos can’t be processed here: ffmpeg was not found on this machine.');
    const facts = await probeVideo(binary, file.path);
    if (!facts) throw refusedFile(file.part, 'This file contains no video, or it is damaged.');
    const longest = MAX_SECONDS[form === 'file' ? 'short' : 'film'];
    if (facts.duration > longest)
      throw refusedFile(
        file.part,
        `The video is longer than ${longest >= 3600 ? `${longest / 3600} hours` : `${longest / 60} minutes`}.`,
      );
    const film = await this.keep(async (_id, dir) => {
      const frame = join(dir, 'frame.jpg');
      await grabFrame(binary, file.path, frame, facts, AbortSignal.timeout(60_000))
        .then(() => writePictures(frame, dir))
        .catch(() => {
          throw refusedFile(file.part, 'This video can’t be played. The file may be damaged.');
        });
      await rm(frame, { force: true });
      await file.moveTo(join(dir, ORIGINAL));
      const { width, height, duration } = facts;
      return {
        ...this.toRow(_id, ownerId, file, guard),
        kind: 'film',
        mimeType,
        width,
        height,
        duration: Math.round(duration * 10) / 10,
        state: 'processing',
        form,
      };
    });
    this.queue.kick();
    return film;
  }

  /**
   * Call this after writing the item that `films` belong to. A conversion that finished earlier found no item to
   * update.
   */
  notifyDone(films: readonly (SentFileRow | null)[]): void {
    for (const film of films) {
      const known = film && this.options.store.sentFiles.get(film._id);
      if (known && known.state !== 'processing') this.onVideoConverted(known);
    }
  }

  /** Stores any file as it is, except executables. */
  async keepDocument(ownerId: string, file: ReceivedFile, guard: Guard): Promise<SentFileRow> {
    if (file.size === 0) throw refusedFile(file.part, 'This file is empty.');
    if (isProgram(await file.head())) throw refusedFile(file.part, 'Programs can’t be sold here.');
    return this.keep(async (_id, dir) => {
      await file.moveTo(join(dir, ORIGINAL));
      return { ...this.toRow(_id, ownerId, file, guard), kind: 'document' };
    });
  }

  async remove(ids: readonly (string | null | undefined)[]): Promise<void> {
    for (const id of ids) {
      if (!id || !this.options.store.sentFiles.get(id)) continue;
      this.options.store.sentFiles.remove({ sql: 'id = ?', values: [id] });
      this.queue.drop(id);
      await rm(this.getDir(id), { recursive: true, force: true });
    }
  }

  /** Continues conversions after a restart. */
  resume(): void {
    if (this.options.dir) rmSync(join(this.options.dir, 'arrivals'), { recursive: true, force: true });
    this.queue.kick();
  }

  /** Deletes every file. The records are reset with the seed. */
  clear(): void {
    this.queue.dropAll();
    this.resumable.isOffered = true;
    const position = this.options.dir ?? this.root;
    if (position)
      for (const name of ['uploads', 'arrivals', 'resumable'])
        rmSync(join(position, name), { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await this.queue.close();
    if (this.root) rmSync(this.root, { recursive: true, force: true });
  }

  private directory(): string {
    if (this.options.dir) return this.options.dir;
    if (!this.root) {
      const root = mkdtempSync(join(tmpdir(), 'sandbox-uploads-'));
      process.once('exit', () => rmSync(root, { recursive: true, force: true }));
      this.root = root;
    }
    return this.root;
  }

  /** Deletes the directory if `fill` throws. */
  private async keep(fill: (id: string, dir: string) => Promise<SentFileRow>): Promise<SentFileRow> {
    const id = randomBytes(12).toString('hex');
    const dir = this.getDir(id);
    await mkdir(dir, { recursive: true });
    try {
      return this.options.store.sentFiles.insert(await fill(id, dir));
    } catch (error) {
      await rm(dir, { recursive: true, force: true });
      throw error;
    }
  }

  private toRow(_id: string, ownerId: string, { name, size }: ReceivedFile, guard: Guard): SentFileRow {
    const timestamp = this.options.now().toISOString();
    const facts = {
      mimeType: 'application/octet-stream',
      width: 0,
      height: 0,
      duration: 0,
      state: 'ready',
      problem: null,
      form: null,
    } as const;
    return {
      _id,
      createdAt: timestamp,
      updatedAt: timestamp,
      ownerId,
      kind: 'document',
      name,
      size,
      ...facts,
      guard: guard && { ...guard, id: guard.id || _id },
    };
  }
}
