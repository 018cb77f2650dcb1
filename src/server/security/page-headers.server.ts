import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { captchaKey } from '@/lib/captcha-key';
import type { Settings } from '@/contract/settings';
import { serverConfig } from '@/lib/page/runtime-config';
import { HEAD_SCRIPT } from '@/next-adapter/head-script';
import { contentSecurityPolicy } from './csp';
import { hashOf } from './own-scripts.server';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The one script of our own that stands inside a page and runs; data such as JSON-LD does not. The document adds Next's. */
const SCRIPT_HASH = hashOf(HEAD_SCRIPT);

/** Live shows of one's own need both; nothing else does. */
const permissions = (devices: '()' | '(self)') => `camera=${devices}, microphone=${devices}, geolocation=(), payment=(), usb=(), browsing-topics=()`;
const GUEST_PERMISSIONS = permissions('()');
const ACCOUNT_PERMISSIONS = permissions('(self)');

interface Circumstances {
  settings: Settings;
  loggedIn: boolean;
  /** Caches may keep this answer: a nonce that is sent twice protects nobody, so scripts are named by what they are. */
  shared: boolean;
}

/** The headers that keep a page to what it needs. Those that are the same for every file are in next.config.js. */
export function setPageHeaders(res: ServerResponse, { settings, loggedIn, shared }: Circumstances): void {
  const { publicApiEndpoint, mediaOrigins, captchaScript, development, siteUrl } = serverConfig();
  const { viewerURL, publisherURL, subscriberUrl } = settings;
  const streamHosts = [viewerURL, publisherURL, subscriberUrl].filter((host): host is string => typeof host === 'string' && host !== '');
  const captcha = captchaKey(settings) ? captchaScript : null;
  const secure = siteUrl.startsWith('https:');
  const inline = shared ? SCRIPT_HASH : `nonce-${randomBytes(16).toString('base64')}`;
  res.setHeader('Content-Security-Policy', contentSecurityPolicy(inline, { api: publicApiEndpoint, media: mediaOrigins, streamHosts, secure, captcha }, development));
  res.setHeader('Permissions-Policy', loggedIn ? ACCOUNT_PERMISSIONS : GUEST_PERMISSIONS);
  if (secure) res.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
}
