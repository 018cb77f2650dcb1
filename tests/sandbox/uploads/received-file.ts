import { open, readFile, rename, rm } from 'node:fs/promises';

/** Maximum length of stored file names. */
const MAX_NAME_LENGTH = 200;

/** A file part of a form on disk, until a handler takes it or the call ends. */
export class ReceivedFile {
  readonly name: string;

  constructor(
    /** The name of its part. */
    readonly part: string,
    readonly path: string,
    readonly size: number,
    name: string,
  ) {
    // Old browsers send full paths.
    this.name = name.split(/[\\/]/).at(-1)?.slice(-MAX_NAME_LENGTH) ?? '';
  }

  /** The first bytes, which reveal the type. */
  async head(length = 512): Promise<Buffer> {
    const handle = await open(this.path, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
      return buffer.subarray(0, bytesRead);
    } finally {
      await handle.close();
    }
  }

  /** The whole content, for small files. */
  async arrayBuffer(): Promise<ArrayBuffer> {
    return Uint8Array.from(await readFile(this.path)).buffer;
  }

  moveTo(path: string): Promise<void> {
    return rename(this.path, path);
  }

  /** Does nothing if the file was moved. */
  discard(): Promise<void> {
    return rm(this.path, { force: true });
  }
}
