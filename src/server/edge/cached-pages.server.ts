import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { serverConfig } from '@/lib/page/runtime-config';
import { getGuestLocation } from '@/server/guest-cache.server';
import { cachedPagesSent } from '@/server/ops/metrics';
import { allowSharedCaching, isGuestRequest, type EdgeRequest } from './edge-cache.server';
import { isPrivate } from './prevent-caching';
import { acceptsGzip } from './send-buffered.server';

/** Headers that belong to the page. All others belong to the request. */
const HEADERS = ['Content-Type', 'Content-Security-Policy', 'Permissions-Policy', 'Strict-Transport-Security', 'Link'];

const MAX_BYTES = 64_000_000;
/** Longer URLs and searches are rarely requested twice. */
const MAX_URL_LENGTH = 300;
const TYPED = /[?&]q=/;

/** How many lifetimes a stale page may still be sent while it is renewed. */
const STALE_LIVES = 3;
/** How long one request may take to renew a page before another one tries, in ms. */
const RENEWAL_MS = 2_000;

interface CachedPage {
  headers: OutgoingHttpHeaders;
  body: Buffer;
  /** The gzipped body, made when the first client asks for it. */
  zipped: Buffer | null;
  zipping: boolean;
  freshUntil: number;
  staleUntil: number;
}

/** Pages of guests by visitor class, country and URL. They hold nothing personal. */
const pages = new LRUCache<string, CachedPage>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ body, zipped }) => Math.max(1, body.length + (zipped?.length ?? 0)),
});

function getKey(req: IncomingMessage, { visitor }: EdgeRequest): string | null {
  const { method, url = '' } = req;
  const country = getGuestLocation(req);
  return method === 'GET' &&
    isGuestRequest(req) &&
    country !== undefined &&
    url.length <= MAX_URL_LENGTH &&
    !TYPED.test(url)
    ? `${visitor} ${country} ${url}`
    : null;
}

async function compressPage(key: string, page: CachedPage): Promise<void> {
  page.zipping = true;
  const zipped = await promisify(gzip)(page.body);
  if (pages.peek(key) === page) pages.set(key, { ...page, zipped });
}

/**
 * Sends a guest the cached page of another guest of the same class and country. Returns false if the page has to be
 * rendered: it is not cached, due for renewal, or this response already failed or is private.
 */
export function sendCachedPage(req: IncomingMessage, res: ServerResponse, cacheRequest: EdgeRequest): boolean {
  const key = res.statusCode === 200 && !isPrivate(res) ? getKey(req, cacheRequest) : null;
  const page = key === null ? undefined : pages.get(key);
  if (key === null || !page) return false;
  const now = Date.now();
  if (now >= page.staleUntil) pages.delete(key);
  if (now >= page.freshUntil) {
    page.freshUntil = now + RENEWAL_MS;
    return false;
  }
  allowSharedCaching(req, res, cacheRequest);
  for (const [name, value] of Object.entries(page.headers)) if (value !== undefined) res.setHeader(name, value);
  const isCompressed = acceptsGzip(req);
  if (isCompressed && page.zipped) res.setHeader('Content-Encoding', 'gzip');
  const body = (isCompressed && page.zipped) || page.body;
  res.setHeader('Content-Length', body.length);
  res.end(body);
  cachedPagesSent.inc();
  if (isCompressed && !page.zipping) void compressPage(key, page);
  return true;
}

/**
 * Caches the page that this response is about to send. Call it only for responses that are the same for every guest of
 * the class.
 */
export function allowCaching(req: IncomingMessage, res: ServerResponse, cacheRequest: EdgeRequest): void {
  const key = getKey(req, cacheRequest);
  const lifeMs = serverConfig().pageCacheSeconds * 1000;
  if (key === null || lifeMs === 0) return;
  const chunks: Buffer[] = [];
  const take = (chunk: unknown) =>
    void ((typeof chunk === 'string' || chunk instanceof Uint8Array) && chunks.push(Buffer.from(chunk)));
  const { write, end } = res;
  res.write = (...values: unknown[]) => {
    take(values[0]);
    return Reflect.apply(write, res, values) as boolean;
  };
  res.end = (...values: unknown[]) => {
    take(values[0]);
    if (res.statusCode === 200 && !res.hasHeader('Set-Cookie')) {
      const now = Date.now();
      const headers = Object.fromEntries(HEADERS.map((name) => [name, res.getHeader(name)]));
      pages.set(key, {
        headers,
        body: Buffer.concat(chunks),
        zipped: null,
        zipping: false,
        freshUntil: now + lifeMs,
        staleUntil: now + lifeMs * (1 + STALE_LIVES),
      });
    }
    return Reflect.apply(end, res, values) as ServerResponse;
  };
}
