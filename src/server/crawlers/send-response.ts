import type { ServerResponse } from 'node:http';
import type { NextApiRequest, NextApiResponse } from 'next';
import type { Settings } from '@/contract/settings';

/** For files built from the settings: fresh for five minutes, stale for an hour while revalidating. */
const SHORT_CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=3600';
export const LONG_CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

/**
 * `Cache-Control` for a file built from `settings`; `no-store` if the settings failed to load and defaults are used.
 */
export const cacheControlFor = (settings: Settings): string =>
  Object.keys(settings).length > 0 ? SHORT_CACHE_CONTROL : 'no-store';

/** Sends a complete text with status 200. */
export function sendText(res: ServerResponse, type: string, text: string, cacheControl = SHORT_CACHE_CONTROL): void {
  res.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl });
  res.end(text);
}

type Route = (req: NextApiRequest, res: NextApiResponse) => Promise<void>;

/**
 * An API route that responds with 405 to all methods but GET and HEAD. Caches pass other methods on, so each would cause
 * a new render.
 */
export const readOnlyRoute =
  (respond: Route): Route =>
  async (req, res) => {
    if (req.method === 'GET' || req.method === 'HEAD') return respond(req, res);
    res.writeHead(405, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      Allow: 'GET, HEAD',
    });
    res.end('This file is read-only.\n');
  };

/** Sends a 404 that must not be cached. */
export function sendNotFound(res: ServerResponse): void {
  res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end('Not found\n');
}

/** Sends a 503 with `Retry-After` in seconds, so that crawlers come back. */
export function sendUnavailable(res: ServerResponse, retrySeconds: number): void {
  res.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': retrySeconds,
  });
  res.end('Not available. Retry in a few minutes.\n');
}
