import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { withHashes } from './csp';

/** How a policy names a script by what it is. */
export const hashOf = (script: string): string => `sha256-${createHash('sha256').update(script).digest('base64')}`;

const byRoute = new Map<string, string[]>();

/**
 * Lets the scripts run that Next itself writes into the pages of a route, where the policy of the answer has no nonce for them. They are the
 * same in all answers of a build, so that a route is looked at once.
 */
export function allowScripts(res: ServerResponse | undefined, route: string, scripts: () => string[]): void {
  const policy = res?.getHeader('Content-Security-Policy');
  if (!res || typeof policy !== 'string') return;
  const hashes = byRoute.get(route) ?? scripts().map(hashOf);
  byRoute.set(route, hashes);
  res.setHeader('Content-Security-Policy', withHashes(policy, hashes));
}
