import { createHmac, timingSafeEqual } from 'node:crypto';

/** Kinds of protected media with the query key of each (contract A.6). */
const QUERY_KEYS = {
  video: 'videoId',
  photo: 'photoId',
  story: 'feedId',
  post: 'feedId',
  product: 'productId',
  document: 'documentId',
} as const;
export type ProtectedKind = keyof typeof QUERY_KEYS;

const HOUR = 60 * 60 * 1000;

/**
 * Returns the query that authorizes one protected item, `videoId=…&token=…`, for three to four hours. It changes only
 * once an hour, so that browsers can use their cache.
 */
export function mediaQuery(secret: Uint8Array, kind: ProtectedKind, id: string, now: Date): string {
  const expires = (Math.floor(now.getTime() / HOUR) + 4) * HOUR;
  return `${QUERY_KEYS[kind]}=${id}&token=${expires.toString(36)}.${signature(secret, kind, id, expires)}`;
}

/** Returns the id of the item that the query names. */
export const mediaIdIn = (kind: ProtectedKind, query: URLSearchParams): string => query.get(QUERY_KEYS[kind]) ?? '';

export function opensMedia(secret: Uint8Array, kind: ProtectedKind, query: URLSearchParams, now: Date): boolean {
  const id = mediaIdIn(kind, query);
  const [expiry = '', given = ''] = (query.get('token') ?? '').split('.');
  const expires = parseInt(expiry, 36);
  if (!(expires > now.getTime())) return false;
  const expected = Buffer.from(signature(secret, kind, id, expires));
  const received = Buffer.from(given);
  return expected.length === received.length && timingSafeEqual(expected, received);
}

const signature = (secret: Uint8Array, kind: ProtectedKind, id: string, expires: number): string =>
  createHmac('sha256', secret).update(`media:${kind}:${id}:${expires}`).digest('base64url');
