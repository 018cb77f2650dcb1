import { createHash } from 'node:crypto';

export type FileOptions = {
  type: string;
  /** Whether shared caches may store it. */
  isPublic: boolean;
  /** Offered for saving under this name. */
  saveAs?: string;
};

/** A file over HTTP: with ETag validation, and in parts for range requests (RFC 9110 §14). */
export function fileResponse(request: Request, body: Uint8Array, options: FileOptions): Response {
  const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
  const headers = getHeaders(etag, options);
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });

  const range = getRange(request, etag, body.length);
  if (range === 'unsatisfiable') return unsatisfiable(headers, body.length);
  const { first, last } = range ?? { first: 0, last: body.length - 1 };
  if (range) headers.set('Content-Range', `bytes ${first}-${last}/${body.length}`);
  const part = body.slice(first, last + 1);
  headers.set('Content-Length', String(part.length));
  return new Response(part as Uint8Array<ArrayBuffer>, { status: range ? 206 : 200, headers });
}

export function getHeaders(etag: string, { type, isPublic, saveAs }: FileOptions): Headers {
  const headers = new Headers({
    'Content-Type': type,
    'Accept-Ranges': 'bytes',
    'Cache-Control': isPublic ? 'public, max-age=86400' : 'private, max-age=3600',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    // Uploaded files must not be interpreted as another type.
    'X-Content-Type-Options': 'nosniff',
    ETag: etag,
  });
  if (saveAs) headers.set('Content-Disposition', `attachment; filename*=UTF-8''${encodeURIComponent(saveAs)}`);
  return headers;
}

export function unsatisfiable(headers: Headers, length: number): Response {
  headers.set('Content-Range', `bytes */${length}`);
  return new Response(null, { status: 416, headers });
}

/** The requested byte range, both ends inclusive; null for the whole file. */
export function getRange(
  request: Request,
  etag: string,
  length: number,
): { first: number; last: number } | 'unsatisfiable' | null {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(request.headers.get('range') ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return null;
  const condition = request.headers.get('if-range');
  if (condition && condition !== etag) return null;
  const first = from === '' ? Math.max(0, length - Number(to)) : Number(from);
  const last = from === '' || to === '' ? length - 1 : Math.min(Number(to), length - 1);
  if (first >= length || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return first > last ? null : { first, last };
}
