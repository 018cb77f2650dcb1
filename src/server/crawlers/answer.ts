import type { ServerResponse } from 'node:http';
import type { Settings } from '@/contract/settings';

/** For files that change with the settings: fresh for minutes, and an old one will do while a new one is made. */
const KEPT_SHORT = 'public, max-age=300, stale-while-revalidate=3600';
/** For site maps. */
export const LONG_CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';

/** Who may keep what is made of the settings: nobody, where they could not be had and built-in values stand in their place. */
export const cacheControlFor = (settings: Settings): string => (Object.keys(settings).length > 0 ? KEPT_SHORT : 'no-store');

/** Answers with a whole text. */
export function sendText(res: ServerResponse, type: string, text: string, cacheControl = KEPT_SHORT): void {
  res.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': cacheControl });
  res.end(text);
}

/** There is nothing at this address. */
export function sendNotFound(res: ServerResponse): void {
  res.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' });
  res.end('Not found\n');
}

/** Not now: nobody keeps this answer, and machines come back. */
export function sendUnavailable(res: ServerResponse, retrySeconds: number): void {
  res.writeHead(503, { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', 'Retry-After': retrySeconds });
  res.end('Not available, please try again later\n');
}
