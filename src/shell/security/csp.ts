/** Addresses that pages may reach besides their own origin. */
export interface AllowedAddresses {
  /** The API as browsers reach it: calls, sockets, pictures and media. */
  api: string;
  /** More origins that hold pictures and media (MEDIA_ORIGINS). */
  media: string[];
  /** Media server hosts of the settings, bare or with a scheme (spec §3 streaming). */
  streamHosts: string[];
}

const origin = (url: string) => new URL(url).origin;
const socketOf = (httpOrigin: string) => httpOrigin.replace(/^http/, 'ws');

function streamOrigins(host: string): string[] {
  const bare = host.trim().replace(/^[a-z]+:\/\//i, '').replace(/\/.*$/, '');
  return /^[\w.-]+(:\d+)?$/.test(bare) ? ['http', 'https', 'ws', 'wss'].map((scheme) => `${scheme}://${bare}`) : [];
}

/**
 * The Content-Security-Policy of a page. Scripts run only from this origin or with the request's nonce; styles may be inline
 * because media-chrome and antd set them; everything else is limited to the configured addresses.
 * `dev` adds what Next's reload needs.
 */
export function contentSecurityPolicy(nonce: string, allowed: AllowedAddresses, dev = false): string {
  const api = origin(allowed.api);
  const streams = allowed.streamHosts.flatMap(streamOrigins);
  const media = [...new Set([api, ...allowed.media])];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...(dev ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'media-src': ["'self'", 'blob:', ...media, ...streams],
    'connect-src': ["'self'", api, socketOf(api), ...allowed.media, ...streams, ...(dev ? ['ws:'] : [])],
    'font-src': ["'self'", 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** The nonce inside a policy made above, or undefined. */
export const nonceIn = (policy: unknown): string | undefined => (typeof policy === 'string' ? /'nonce-([^']+)'/.exec(policy)?.[1] : undefined);
