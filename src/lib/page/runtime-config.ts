/**
 * URLs of the back end and of this site. Read when the server starts and sent to the browser with the first page,
 * so that one build runs against any back end.
 */
export interface RuntimeConfig {
  /** Base URL of the API for this process, without a trailing slash. */
  apiEndpoint: string;
  /** Public base URL of the API. */
  publicApiEndpoint: string;
  /** Canonical origin of this site, without a trailing slash. */
  siteUrl: string;
  /** URL of the captcha script; loaded only if the site settings enable a captcha. */
  captchaScript: string;
}

const LOG_LEVELS = ['debug', 'info', 'warn', 'error', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

/** Settings that only the server knows. */
export interface ServerConfig extends RuntimeConfig {
  /** How long public settings are cached, in seconds; 0 = not at all. */
  settingsCacheSeconds: number;
  /** How long API responses for guests are cached per country, in seconds; 0 = not at all. */
  publicCacheSeconds: number;
  /** How long pages of guests are cached in this process, in seconds; 0 = not at all. */
  pageCacheSeconds: number;
  /** How long shared caches may store pages of guests, in seconds; 0 = not at all. */
  edgeCacheSeconds: number;
  /**
   * Trusted source of the visitor's IP address: none, the proxy (`X-Forwarded-For`) or Cloudflare (`CF-Connecting-IP`).
   */
  trustProxy: 'none' | 'proxy' | 'cloudflare';
  /** Number of proxies that append to `X-Forwarded-For`. The visitor's IP address is at this position from the end. */
  trustedProxies: number;
  /** Origins besides the API that hold pictures and media. */
  mediaOrigins: string[];
  /** True if the server makes previews of the first picture of a page. */
  picturePreviews: boolean;
  /** Longest wait for all API calls of one page, in milliseconds; 0 = no limit. Browsers wait without a limit (spec §9). */
  apiDeadlineMs: number;
  logLevel: LogLevel;
  /** IP address or host name that the server listens on. */
  hostname: string;
  /** Port of the Prometheus metrics; 0 = none. */
  metricsPort: number;
  /** Bearer token for the metrics on the site's own port; '' = not available. */
  metricsToken: string;
  /** Seconds between the stop signal and the end of new connections, so that load balancers notice. */
  drainSeconds: number;
  /** Longest wait for open requests after that, in seconds. */
  stopSeconds: number;
  /** True on the development server, whose reload needs a wider Content-Security-Policy. */
  development: boolean;
}

const trimSlash = (url: string) => url.replace(/\/+$/, '');

function readUrl(name: string, value: string | undefined, fallback: string): string {
  const text = trimSlash(value?.trim() || fallback);
  if (!/^https?:\/\/[^/]/.test(text) || !URL.canParse(text))
    throw new Error(`${name} must be an http(s) URL, but is "${value}".`);
  return text;
}

function readOrigin(name: string, value: string | undefined, fallback: string): string {
  const { origin, username, password, pathname, search, hash } = new URL(readUrl(name, value, fallback));
  if (username || password || pathname !== '/' || search || hash)
    throw new Error(`${name} must be an origin, such as https://www.example.com.`);
  return origin;
}

function readAmount(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value.trim() === '') return fallback;
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0) throw new Error(`${name} must be a number from 0 up, but is "${value}".`);
  return number;
}

function readFlag(name: string, value: string | undefined, fallback: boolean): boolean {
  const text = value?.trim() || (fallback ? '1' : '0');
  if (text !== '0' && text !== '1') throw new Error(`${name} must be 0 or 1, but is "${value}".`);
  return text === '1';
}

function parseTrustProxy(value: string | undefined): ServerConfig['trustProxy'] {
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

/** Reads the environment. Throws an error that names the first invalid variable. */
export function readServerConfig(env: Record<string, string | undefined> = process.env): ServerConfig {
  const apiEndpoint = readUrl('API_ENDPOINT', env.API_ENDPOINT, 'http://127.0.0.1:4000');
  return {
    apiEndpoint,
    publicApiEndpoint: readUrl('PUBLIC_API_ENDPOINT', env.PUBLIC_API_ENDPOINT, apiEndpoint),
    siteUrl: readOrigin('SITE_URL', env.SITE_URL, `http://localhost:${env.PORT || '3000'}`),
    captchaScript: readUrl('CAPTCHA_SCRIPT', env.CAPTCHA_SCRIPT, 'https://www.google.com/recaptcha/api.js'),
    settingsCacheSeconds: readAmount('SETTINGS_CACHE_SECONDS', env.SETTINGS_CACHE_SECONDS, 10),
    publicCacheSeconds: readAmount('PUBLIC_CACHE_SECONDS', env.PUBLIC_CACHE_SECONDS, 5),
    // In development, sources change too often for caching.
    pageCacheSeconds: env.NODE_ENV === 'development' ? 0 : readAmount('PAGE_CACHE_SECONDS', env.PAGE_CACHE_SECONDS, 5),
    edgeCacheSeconds: env.NODE_ENV === 'development' ? 0 : readAmount('EDGE_CACHE_SECONDS', env.EDGE_CACHE_SECONDS, 10),
    trustProxy: parseTrustProxy(env.TRUST_PROXY),
    trustedProxies: Number(env.TRUST_PROXY) || 1,
    mediaOrigins: (env.MEDIA_ORIGINS ?? '')
      .split(/[\s,]+/)
      .filter(Boolean)
      .map((url) => new URL(readUrl('MEDIA_ORIGINS', url, url)).origin),
    picturePreviews: readFlag('PICTURE_PREVIEWS', env.PICTURE_PREVIEWS, true),
    apiDeadlineMs: readAmount('API_DEADLINE_MS', env.API_DEADLINE_MS, 5000),
    logLevel: logLevel(env.LOG_LEVEL),
    hostname: env.HOSTNAME || '0.0.0.0',
    metricsPort: readAmount('METRICS_PORT', env.METRICS_PORT, 0),
    metricsToken: env.METRICS_TOKEN?.trim() ?? '',
    drainSeconds: readAmount('DRAIN_SECONDS', env.DRAIN_SECONDS, 1),
    stopSeconds: readAmount('STOP_SECONDS', env.STOP_SECONDS, 20),
    development: env.NODE_ENV === 'development',
  };
}

let config: ServerConfig | undefined;

/** The server's configuration: read from the environment once, the same for every visitor. */
export function serverConfig(): ServerConfig {
  config ??= readServerConfig();
  return config;
}

/** The configuration for browsers, in which both API URLs are the public one. */
export const toBrowserConfig = ({ publicApiEndpoint, siteUrl, captchaScript }: RuntimeConfig): RuntimeConfig => ({
  apiEndpoint: publicApiEndpoint,
  publicApiEndpoint,
  siteUrl,
  captchaScript,
});

/** The configuration from the first page. Browser only. */
export function browserConfig(): RuntimeConfig {
  const { runtime } = window.__NEXT_DATA__.props as { runtime?: RuntimeConfig };
  if (!runtime) throw new Error('The page has no runtime configuration.');
  return runtime;
}
