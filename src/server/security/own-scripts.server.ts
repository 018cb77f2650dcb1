import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { withHashes } from './csp';

export const getHash = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

const byRoute = new Map<string, string[]>();

/**
 * Adds hashes of Next's inline scripts to a policy without a nonce. They are the same in all responses of a build, so
 * they are computed once per route.
 */
export function allowScripts(res: ServerResponse | undefined, route: string, scripts: () => string[]): void {
  const policy = res?.getHeader('Content-Security-Policy');
  if (!res || typeof policy !== 'string') return;
  const hashes = byRoute.get(route) ?? scripts().map(getHash);
  byRoute.set(route, hashes);
  res.setHeader('Content-Security-Policy', withHashes(policy, hashes));
}
