/**
 * Where the back end is and where this site is reached. Read when the server starts and handed to the browser with the
 * first page, so that one build runs against any back end.
 */
export interface RuntimeConfig {
  /** Base address of the API as this process reaches it, without a trailing slash. */
  apiEndpoint: string;
  /** Base address of the API as browsers reach it. */
  publicApiEndpoint: string;
  /** Canonical origin of this site, without a trailing slash. */
  siteUrl: string;
  /** Where the script of the captcha is; fetched only where the settings of the site ask for one. */
  captchaScript: string;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Settings that only the server knows. */
export interface ServerConfig extends RuntimeConfig {
  /** Seconds for which public settings are kept; 0 = not at all. */
  settingsCacheSeconds: number;
  /** Seconds for which what the API answers to guests is kept, for all guests of a country; 0 = not at all. */
  publicCacheSeconds: number;
  /** Seconds for which guests are sent a page as another guest got it; 0 = not at all. */
  pageCacheSeconds: number;
  /** Seconds for which caches between this server and its visitors may keep what guests are sent; 0 = not at all. */
  edgeCacheSeconds: number;
  /** Whose word on the visitor's address is believed: nobody's, the proxy's (`X-Forwarded-For`), or Cloudflare's (`CF-Connecting-IP`). */
  trustProxy: 'none' | 'proxy' | 'cloudflare';
  /** How many proxies in a row write `X-Forwarded-For`: the visitor's address is so many entries from its end. */
  trustedProxies: number;
  /** Origins besides the API that hold pictures and media. */
  mediaOrigins: string[];
  /** Whether this server fetches the first picture of a page, to write a small version of it into the page. */
  picturePreviews: boolean;
  /** Longest wait for one API call while rendering, in milliseconds. Browsers wait without a limit (spec §9). */
  apiDeadlineMs: number;
  /** From which level on the log has lines. */
  logLevel: LogLevel;
  /** The network address that this server listens at. */
  hostname: string;
  /** Port of the figures for Prometheus; 0 = none. */
  metricsPort: number;
  /** Who sends this as a bearer token gets the figures on the site's own port; '' = nobody. */
  metricsToken: string;
  /** Seconds from the signal to stop until no new connection is taken, in which balancers and open connections learn of it. */
  drainSeconds: number;
  /** Longest wait for what is under way after that, in seconds. */
  stopSeconds: number;
  /** Whether this is the development server, whose reload needs more than the page's policy allows. */
  development: boolean;
}

const trimSlash = (url: string) => url.replace(/\/+$/, '');

function address(name: string, value: string | undefined, fallback: string): string {
  const text = trimSlash(value?.trim() || fallback);
  if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text)) throw new Error(`${name} must be an http(s) address, but is "${value}".`);
  return text;
}

function amount(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value.trim() === '') return fallback;
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0) throw new Error(`${name} must be a number from 0 up, but is "${value}".`);
  return number;
}

function flag(name: string, value: string | undefined, fallback: boolean): boolean {
  const text = value?.trim() || (fallback ? '1' : '0');
  if (text !== '0' && text !== '1') throw new Error(`${name} must be 0 or 1, but is "${value}".`);
  return text === '1';
}

function trust(value: string | undefined): ServerConfig['trustProxy'] {
  if (!value || value === '0') return 'none';
  if (/^[1-9]$/.test(value)) return 'proxy';
  if (value === 'cloudflare') return 'cloudflare';
  throw new Error(`TRUST_PROXY must be 0, a number of proxies up to 9, or cloudflare, but is "${value}".`);
}

function logLevel(value: string | undefined): LogLevel {
  const level = LOG_LEVELS.find((name) => name === (value?.trim() || 'info'));
  if (!level) throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, but is "${value}".`);
  return level;
}

/** Reads the environment. Throws an error that names the variable when one is not usable. */
export function readServerConfig(env: Record<string, string | undefined> = process.env): ServerConfig {
  const apiEndpoint = address('API_ENDPOINT', env.API_ENDPOINT, 'http://127.0.0.1:4000');
  return {
    apiEndpoint,
    publicApiEndpoint: address('PUBLIC_API_ENDPOINT', env.PUBLIC_API_ENDPOINT, apiEndpoint),
    siteUrl: address('SITE_URL', env.SITE_URL, `http://localhost:${env.PORT || '3000'}`),
    captchaScript: address('CAPTCHA_SCRIPT', env.CAPTCHA_SCRIPT, 'https://www.google.com/recaptcha/api.js'),
    settingsCacheSeconds: amount('SETTINGS_CACHE_SECONDS', env.SETTINGS_CACHE_SECONDS, 10),
    publicCacheSeconds: amount('PUBLIC_CACHE_SECONDS', env.PUBLIC_CACHE_SECONDS, 5),
    // What changes with every save of a source must not be kept.
    pageCacheSeconds: env.NODE_ENV === 'development' ? 0 : amount('PAGE_CACHE_SECONDS', env.PAGE_CACHE_SECONDS, 5),
    edgeCacheSeconds: env.NODE_ENV === 'development' ? 0 : amount('EDGE_CACHE_SECONDS', env.EDGE_CACHE_SECONDS, 10),
    trustProxy: trust(env.TRUST_PROXY),
    trustedProxies: Number(env.TRUST_PROXY) || 1,
    mediaOrigins: (env.MEDIA_ORIGINS ?? '').split(/[\s,]+/).filter(Boolean).map((url) => new URL(address('MEDIA_ORIGINS', url, url)).origin),
    picturePreviews: flag('PICTURE_PREVIEWS', env.PICTURE_PREVIEWS, true),
    apiDeadlineMs: amount('API_DEADLINE_MS', env.API_DEADLINE_MS, 5000),
    logLevel: logLevel(env.LOG_LEVEL),
    hostname: env.HOSTNAME || '0.0.0.0',
    metricsPort: amount('METRICS_PORT', env.METRICS_PORT, 0),
    metricsToken: env.METRICS_TOKEN?.trim() ?? '',
    drainSeconds: amount('DRAIN_SECONDS', env.DRAIN_SECONDS, 1),
    stopSeconds: amount('STOP_SECONDS', env.STOP_SECONDS, 20),
    development: env.NODE_ENV === 'development',
  };
}

let config: ServerConfig | undefined;

/** The server's configuration: read from the environment once, the same for every visitor. */
export function serverConfig(): ServerConfig {
  config ??= readServerConfig();
  return config;
}

/** What a browser is told: both addresses are the public one. */
export const forBrowser = ({ publicApiEndpoint, siteUrl, captchaScript }: RuntimeConfig): RuntimeConfig => ({
  apiEndpoint: publicApiEndpoint,
  publicApiEndpoint,
  siteUrl,
  captchaScript,
});

/** The configuration that came with the first page. Only in a browser. */
export function browserConfig(): RuntimeConfig {
  const { runtime } = window.__NEXT_DATA__.props as { runtime?: RuntimeConfig };
  if (!runtime) throw new Error('The page came without its addresses.');
  return runtime;
}
