/** Origins that pages may use besides their own. */
export interface AllowedOrigins {
  /** Public URL of the API: calls, sockets, pictures and media. */
  api: string;
  /** Further origins of pictures and media (MEDIA_ORIGINS). */
  media: string[];
  /** Media servers of the settings, with or without a scheme (spec §3 streaming). */
  streamHosts: string[];
  /** True when the site uses https, where browsers block insecure calls and media. */
  secure: boolean;
  /** URL of the captcha script; null if the settings use none. */
  captcha: string | null;
}

const getOrigin = (url: string) => new URL(url).origin;
const getSocket = (httpOrigin: string) => httpOrigin.replace(/^http/, 'ws');

function streamOrigins(host: string, secure: boolean): string[] {
  const bare = host
    .trim()
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/\/.*$/, '');
  return /^[\w.-]+(:\d+)?$/.test(bare)
    ? (secure ? ['https', 'wss'] : ['http', 'https', 'ws', 'wss']).map((scheme) => `${scheme}://${bare}`)
    : [];
}

/** Sources of the captcha's script, the files it loads and its frame. */
function captchaSources(script: string | null): { scripts: string[]; frames: string[] } {
  if (script === null) return { scripts: [], frames: ["'none'"] };
  const folder = new URL('.', script).href;
  return {
    scripts: [folder, 'https://www.gstatic.com/recaptcha/'],
    frames: [folder, 'https://recaptcha.google.com/recaptcha/'],
  };
}

/**
 * The Content-Security-Policy of a page. Scripts load only from this origin; inline scripts need the source `inline`:
 * `nonce-…` of the request or `sha256-…` of a script. Inline styles are allowed because media-chrome and antd need
 * them. Everything else is limited to the configured origins. `dev` adds what Next's reload needs.
 */
export function contentSecurityPolicy(inline: string, allowed: AllowedOrigins, dev = false): string {
  const api = getOrigin(allowed.api);
  const streams = allowed.streamHosts.flatMap((host) => streamOrigins(host, allowed.secure));
  const captcha = captchaSources(allowed.captcha);
  const media = [...new Set([api, ...allowed.media])];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'${inline}'`, ...captcha.scripts, ...(dev ? ["'unsafe-eval'"] : [])],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...media],
    'media-src': ["'self'", 'blob:', ...media, ...streams],
    'connect-src': ["'self'", api, getSocket(api), ...allowed.media, ...streams, ...(dev ? ['ws:'] : [])],
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

/** Adds script hashes to a policy of `contentSecurityPolicy`. */
export const withHashes = (policy: string, hashes: readonly string[]): string =>
  hashes.reduce((longer, hash) => longer.replace("script-src 'self'", `script-src 'self' '${hash}'`), policy);

/** The nonce in a policy of `contentSecurityPolicy`, or undefined. */
export const findNonce = (policy: unknown): string | undefined =>
  typeof policy === 'string' ? /'nonce-([^']+)'/.exec(policy)?.[1] : undefined;
