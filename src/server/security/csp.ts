/** Addresses that pages may reach besides their own origin. */
export interface AllowedAddresses {
  /** The API as browsers reach it: calls, sockets, pictures and media. */
  api: string;
  /** More origins that hold pictures and media (MEDIA_ORIGINS). */
  media: string[];
  /** Media server hosts of the settings, bare or with a scheme (spec §3 streaming). */
  streamHosts: string[];
  /** The site is on https, where browsers block calls and media that are not. */
  secure: boolean;
  /** The script of the captcha where the settings ask for one, else null. */
  captcha: string | null;
}

const origin = (url: string) => new URL(url).origin;
const socketOf = (httpOrigin: string) => httpOrigin.replace(/^http/, 'ws');

function streamOrigins(host: string, secure: boolean): string[] {
  const bare = host.trim().replace(/^[a-z]+:\/\//i, '').replace(/\/.*$/, '');
  return /^[\w.-]+(:\d+)?$/.test(bare) ? (secure ? ['https', 'wss'] : ['http', 'https', 'ws', 'wss']).map((scheme) => `${scheme}://${bare}`) : [];
}

/** The captcha's script, the rest of it that the script fetches, and the frame it draws: by the folder they are in. */
function captchaSources(script: string | null): { scripts: string[]; frames: string[] } {
  if (script === null) return { scripts: [], frames: ["'none'"] };
  const folder = new URL('.', script).href;
  return { scripts: [folder, 'https://www.gstatic.com/recaptcha/'], frames: [folder, 'https://recaptcha.google.com/recaptcha/'] };
}

/**
 * The Content-Security-Policy of a page. Scripts run only from this origin, and those inside the page by `inline`: `nonce-…` of the
 * request or `sha256-…` of a script. Styles may be inline because media-chrome and antd set them; everything else is limited to the
 * configured addresses. `dev` adds what Next's reload needs.
 */
export function contentSecurityPolicy(inline: string, allowed: AllowedAddresses, dev = false): string {
  const api = origin(allowed.api);
  const streams = allowed.streamHosts.flatMap((host) => streamOrigins(host, allowed.secure));
  const captcha = captchaSources(allowed.captcha);
  const media = [...new Set([api, ...allowed.media])];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'${inline}'`, ...captcha.scripts, ...(dev ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'media-src': ["'self'", 'blob:', ...media, ...streams],
    'connect-src': ["'self'", api, socketOf(api), ...allowed.media, ...streams, ...(dev ? ['ws:'] : [])],
    'font-src': ["'self'", 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': captcha.frames,
    'object-src': ["'none'"],
    'base-uri': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** A policy made above that lets more scripts run, by their hashes. */
export const withHashes = (policy: string, hashes: readonly string[]): string => hashes.reduce((longer, hash) => longer.replace("script-src 'self'", `script-src 'self' '${hash}'`), policy);

/** The nonce inside a policy made above, or undefined. */
export const nonceIn = (policy: unknown): string | undefined => (typeof policy === 'string' ? /'nonce-([^']+)'/.exec(policy)?.[1] : undefined);
