import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import busboy from 'busboy';
import type { FileLimit } from '../uploads/limits';
import { ReceivedFile } from '../uploads/received-file';
import { badRequest, HttpError } from './errors';
import type { RequestBody } from './request-body';

/** Where to store the files of a form, and the limit of each part. */
export type Intake = { dir: () => Promise<string>; getLimit: (part: string) => FileLimit | null };

/** Higher than any form of the contract needs. */
const LIMITS = { fields: 500, fieldSize: 256 * 1024, files: 20, parts: 520 };

type Arrived = { file: ReceivedFile; limit: FileLimit };

/**
 * Reads a form: texts into memory, files to disk as they arrive. Files that the call doesn't accept, and data above the
 * limits, are read and dropped, because browsers read the response only after sending everything. On any error, also if
 * the client disconnects, no file is left behind.
 */
export async function readForm(request: Request, intake: Intake | null): Promise<RequestBody> {
  const texts: [string, string][] = [];
  const inFlight: Promise<Arrived>[] = [];
  let tooLong = false;
  const form = parserFor(request);
  form.on('field', (name, value, { valueTruncated }) => {
    tooLong ||= valueTruncated;
    texts.push([name, value]);
  });
  form.on('file', (name, stream, { filename }) => {
    const limit = intake?.getLimit(name) ?? null;
    if (!intake || !limit) return void stream.resume();
    const work = receive(stream, name, filename, limit, intake);
    // Errors are handled after the whole form was read.
    work.catch(() => stream.resume());
    inFlight.push(work);
  });
  form.on('fieldsLimit', () => (tooLong = true));

  const sent = await feed(form, request.body).then(
    () => null,
    (error: unknown) => error,
  );
  const results = await Promise.allSettled(inFlight);
  const arrived = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  try {
    if (sent !== null || arrived.length < results.length) throw badRequest('The form data can’t be read.');
    if (tooLong) throw new HttpError(413, 'A field of this form is too long.');
    const large = arrived.find(({ file, limit }) => file.size > limit.bytes);
    if (large)
      throw new HttpError(
        413,
        [{ property: large.file.part, children: [], constraints: { maxSize: large.limit.sentence } }],
        'Payload Too Large',
      );
  } catch (refusal) {
    await Promise.all(arrived.map(({ file }) => file.discard()));
    throw refusal;
  }
  return {
    fields: together(texts, (values) => (values.length === 1 ? (values[0] ?? '') : values)),
    files: together(
      arrived.map(({ file }) => [file.part, file] as const),
      (values) => values,
    ),
  };
}

function parserFor(request: Request): busboy.Busboy {
  try {
    return busboy({
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      defParamCharset: 'utf8',
      limits: LIMITS,
    });
  } catch {
    throw badRequest('The form data can’t be read.');
  }
}

/** Feeds the parser, with backpressure. */
async function feed(form: busboy.Busboy, body: ReadableStream<Uint8Array> | null): Promise<void> {
  const closed = once(form, 'close');
  // A parser error surfaces in either of the two promises.
  closed.catch(() => undefined);
  const reader = body?.getReader();
  try {
    for (;;) {
      const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
      if (done) break;
      if (!form.write(Buffer.from(value.buffer, value.byteOffset, value.byteLength)))
        await Promise.race([once(form, 'drain'), closed]);
    }
    form.end();
    await closed;
  } catch (error) {
    form.destroy(error instanceof Error ? error : new Error('The client disconnected.'));
    reader?.cancel().catch(() => undefined);
    throw error;
  }
}

async function receive(
  stream: Readable,
  part: string,
  filename: string | undefined,
  limit: FileLimit,
  intake: Intake,
): Promise<Arrived> {
  const path = join(await intake.dir(), `${randomUUID()}.part`);
  let size = 0;
  const upToTheLimit = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size <= limit.bytes) yield chunk;
    }
  };
  try {
    await pipeline(stream, upToTheLimit, createWriteStream(path));
    return { file: new ReceivedFile(part, path, size, filename ?? ''), limit };
  } catch (error) {
    await new ReceivedFile(part, path, size, '').discard();
    throw error;
  }
}

/** Groups values by name and keeps their order. */
function together<T, R>(entries: readonly (readonly [string, T])[], join: (values: T[]) => R): Record<string, R> {
  const groups = new Map<string, T[]>();
  for (const [name, value] of entries) groups.set(name, [...(groups.get(name) ?? []), value]);
  return Object.fromEntries([...groups].map(([name, values]) => [name, join(values)]));
}
