import type { ServerResponse } from 'node:http';

const PRIVATE = 'private, no-store';

/** Forbids shared caches to store this response. Later code can't lift it. */
export function preventCaching(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Cache-Control', PRIVATE);
}

export const isPrivate = (res: ServerResponse): boolean => res.getHeader('Cache-Control') === PRIVATE;
