import { randomBytes } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { captchaKey } from '@/entities/captcha-key';
import type { Settings } from '@/contract/settings';
import { serverConfig } from '@/lib/page/runtime-config';
import { HEAD_SCRIPT } from '@/next-adapter/head-script';
import { contentSecurityPolicy } from './csp';
import { getHash } from './own-scripts.server';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Our only executable inline script. The document adds the hashes of Next's. */
const SCRIPT_HASH = getHash(HEAD_SCRIPT);

/** Only broadcasting needs camera and microphone. */
const buildPermissionsPolicy = (devices: '()' | '(self)') =>
  `camera=${devices}, microphone=${devices}, geolocation=(), payment=(), usb=(), browsing-topics=()`;
const GUEST_PERMISSIONS = buildPermissionsPolicy('()');
const ACCOUNT_PERMISSIONS = buildPermissionsPolicy('(self)');

interface PageHeaderOptions {
  settings: Settings;
  loggedIn: boolean;
  /** Caches may store this response, so scripts are allowed by hash: a nonce sent twice protects nobody. */
  shared: boolean;
}

/** Sets the security headers that depend on the page. Those shared by all files are in next.config.js. */
export function setPageHeaders(res: ServerResponse, { settings, loggedIn, shared }: PageHeaderOptions): void {
  const { publicApiEndpoint, mediaOrigins, captchaScript, development, siteUrl } = serverConfig();
  const { viewerURL, publisherURL, subscriberUrl } = settings;
  const streamHosts = [viewerURL, publisherURL, subscriberUrl].filter(
    (host): host is string => typeof host === 'string' && host !== '',
  );
  const captcha = captchaKey(settings) ? captchaScript : null;
  const secure = siteUrl.startsWith('https:');
  const inline = shared ? SCRIPT_HASH : `nonce-${randomBytes(16).toString('base64')}`;
  res.setHeader(
    'Content-Security-Policy',
    contentSecurityPolicy(
      inline,
      { api: publicApiEndpoint, media: mediaOrigins, streamHosts, secure, captcha },
      development,
    ),
  );
  res.setHeader('Permissions-Policy', loggedIn ? ACCOUNT_PERMISSIONS : GUEST_PERMISSIONS);
  if (secure) res.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`);
}
