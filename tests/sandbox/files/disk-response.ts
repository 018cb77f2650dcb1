import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { entityNotFound } from '../http/errors';
import { getHeaders, getRange, unsatisfiable, type FileOptions } from './file-response';

/** Like `fileResponse`, but streams a file from disk, which may be larger than memory. */
export async function diskResponse(request: Request, path: string, options: FileOptions): Promise<Response> {
  const facts = await stat(path).catch(() => null);
  if (!facts?.isFile()) throw entityNotFound('This file');
  const etag = `"${facts.size.toString(36)}-${Math.round(facts.mtimeMs).toString(36)}"`;
  const headers = getHeaders(etag, options);
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });

  const range = getRange(request, etag, facts.size);
  if (range === 'unsatisfiable') return unsatisfiable(headers, facts.size);
  const { first, last } = range ?? { first: 0, last: facts.size - 1 };
  if (range) headers.set('Content-Range', `bytes ${first}-${last}/${facts.size}`);
  headers.set('Content-Length', String(last - first + 1));
  const isEmpty = facts.size === 0 || request.method === 'HEAD';
  const body = isEmpty
    ? null
    : (Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream<Uint8Array>);
  return new Response(body, { status: range ? 206 : 200, headers });
}
