import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { UploadMetadata } from '@/contract/resumable-upload';
import { badRequest, HttpError, refusedFile } from '../http/errors';
import { ReceivedFile } from './received-file';

const LIFETIME_MS = 24 * 60 * 60 * 1000;

export type ResumableUpload = {
  id: string;
  ownerId: string;
  /** Size of the whole file in bytes. */
  length: number;
  metadata: UploadMetadata;
  /** Milliseconds since 1970. */
  createdAt: number;
  /** A call has taken the file. */
  isUsed: boolean;
};

const gone = () => new HttpError(410, 'This upload has expired. Upload the file again.', 'Gone');

/** A finished upload as a file part. It stays if its call is refused, so that the call can be repeated. */
class UploadedFile extends ReceivedFile {
  constructor(
    part: string,
    path: string,
    private readonly upload: ResumableUpload,
    private readonly use: () => Promise<void>,
  ) {
    super(part, path, upload.length, upload.metadata.filename);
  }

  override head(length?: number): Promise<Buffer> {
    if (this.upload.isUsed) throw refusedFile(this.part, 'This upload was already used. Upload the file again.');
    return super.head(length);
  }

  override async moveTo(path: string): Promise<void> {
    await super.moveTo(path);
    await this.use();
  }

  override discard(): Promise<void> {
    return Promise.resolve();
  }
}

/** Uploads by tus, each stored as `<id>.bin` with its metadata in `<id>.json`, so they survive a restart. */
export class ResumableUploads {
  /** Tests turn it off to simulate a back end without resumable uploads. */
  isOffered = true;
  private readonly writing = new Map<string, { stop: AbortController; end: Promise<unknown> }>();

  constructor(
    private readonly dir: () => string,
    private readonly now: () => Date,
  ) {}

  async create(ownerId: string, length: number, metadata: UploadMetadata): Promise<ResumableUpload> {
    const upload = {
      id: randomBytes(16).toString('hex'),
      ownerId,
      length,
      metadata,
      createdAt: this.now().getTime(),
      isUsed: false,
    };
    await mkdir(this.dir(), { recursive: true });
    await this.removeExpired();
    await writeFile(this.getFile(upload.id, 'bin'), '');
    await this.write(upload);
    return upload;
  }

  /** Throws 404 for uploads of other accounts, 410 for expired ones. */
  async find(ownerId: string, id: string): Promise<ResumableUpload> {
    const upload = await this.known(id);
    if (upload?.ownerId !== ownerId) throw new HttpError(404, 'This upload couldn’t be found.', 'ENTITY_NOT_FOUND');
    if (this.isExpired(upload)) throw gone();
    return upload;
  }

  /** Returns the received bytes, after pending writes have stopped. */
  async getOffset(upload: ResumableUpload): Promise<number> {
    if (upload.isUsed) throw gone();
    await this.settle(upload.id);
    return (await stat(this.getFile(upload.id, 'bin'))).size;
  }

  /** Appends bytes at `offset` and returns the new offset. If the client disconnects, the received bytes stay. */
  async append(upload: ResumableUpload, offset: number, body: ReadableStream<Uint8Array> | null): Promise<number> {
    if ((await this.getOffset(upload)) !== offset)
      throw new HttpError(409, 'Part of this file is already on the server. Retry.', 'Conflict');
    const stop = new AbortController();
    let left = upload.length - offset;
    const upToTheEnd = async function* (chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const chunk of chunks) {
        yield chunk.subarray(0, left);
        left -= Math.min(left, chunk.length);
      }
    };
    const source = body ? Readable.fromWeb(body as Parameters<typeof Readable.fromWeb>[0]) : Readable.from([]);
    const end = pipeline(source, upToTheEnd, createWriteStream(this.getFile(upload.id, 'bin'), { flags: 'a' }), {
      signal: stop.signal,
    });
    this.writing.set(upload.id, { stop, end });
    try {
      await end;
    } catch {
      throw badRequest('The connection ended before the file did.');
    } finally {
      if (this.writing.get(upload.id)?.end === end) this.writing.delete(upload.id);
    }
    return (await stat(this.getFile(upload.id, 'bin'))).size;
  }

  async remove({ id }: ResumableUpload): Promise<void> {
    await this.settle(id);
    await Promise.all(['bin', 'json'].map((ending) => rm(this.getFile(id, ending), { force: true })));
  }

  /** Returns the finished upload as a file part. Throws 410 if it has expired, 422 on the part if it is unfinished. */
  async take(ownerId: string, part: string, id: string): Promise<ReceivedFile> {
    const upload = await this.find(ownerId, id);
    if (!upload.isUsed && (await this.getOffset(upload)) !== upload.length)
      throw refusedFile(part, 'This upload isn’t finished.');
    return new UploadedFile(part, this.getFile(id, 'bin'), upload, () => this.write({ ...upload, isUsed: true }));
  }

  /**
   * Stops a pending write: a client that asks again has lost its previous connection, even if this server has not
   * noticed.
   */
  private async settle(id: string): Promise<void> {
    const current = this.writing.get(id);
    current?.stop.abort();
    await current?.end.catch(() => undefined);
  }

  private async removeExpired(): Promise<void> {
    for (const name of await readdir(this.dir())) {
      const upload = name.endsWith('.json') ? await this.known(name.slice(0, -'.json'.length)) : null;
      if (upload && this.isExpired(upload)) await this.remove(upload);
    }
  }

  private isExpired({ createdAt }: ResumableUpload): boolean {
    return this.now().getTime() - createdAt > LIFETIME_MS;
  }

  private async known(id: string): Promise<ResumableUpload | null> {
    if (!/^[0-9a-f]{32}$/.test(id)) return null;
    const text = await readFile(this.getFile(id, 'json'), 'utf8').catch(() => null);
    return text === null ? null : (JSON.parse(text) as ResumableUpload);
  }

  private write(upload: ResumableUpload): Promise<void> {
    return writeFile(this.getFile(upload.id, 'json'), JSON.stringify(upload));
  }

  private getFile(id: string, ending: string): string {
    return join(this.dir(), `${id}.${ending}`);
  }
}
