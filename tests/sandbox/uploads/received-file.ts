import { open, readFile, rename, rm } from 'node:fs/promises';

/** Longest file name that is kept. */
const LONGEST_NAME = 200;

/** A file part of a form as it lies on the disk, until somebody takes it or the call is over. */
export class ReceivedFile {
  readonly name: string;

  constructor(
    /** The name of its part. */
    readonly part: string,
    readonly path: string,
    /** Bytes. */
    readonly size: number,
    name: string,
  ) {
    // Old browsers send whole paths.
    this.name = name.split(/[\\/]/).at(-1)?.slice(-LONGEST_NAME) ?? '';
  }

  /** The first bytes, which say what it is; names and headers can say anything. */
  async head(length = 512): Promise<Buffer> {
    const handle = await open(this.path, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  /** All of it, for small files. */
  async arrayBuffer(): Promise<ArrayBuffer> {
    return Uint8Array.from(await readFile(this.path)).buffer;
  }

  moveTo(path: string): Promise<void> {
    return rename(this.path, path);
  }

  /** Does nothing when it was moved. */
  discard(): Promise<void> {
    return rm(this.path, { force: true });
  }
}
