import type { ServerResponse } from 'node:http';

const PRIVATE = 'private, no-store';

/** Says that nobody but the visitor may keep this answer, whatever is found out later. */
export function keepPrivate(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Cache-Control', PRIVATE);
}

export const isPrivate = (res: ServerResponse): boolean => res.getHeader('Cache-Control') === PRIVATE;
