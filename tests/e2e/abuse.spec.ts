import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../run/places.mjs';
import { setSessionCookie } from './support/accounts';
import { FREE_VIDEO, LOCKED_GALLERY, PRODUCT } from './support/places';
import { open } from './support/ready';
import { expect, test } from './support/test';

/**
 * Sends raw bytes that no client library would send, and returns the whole response. (Node doesn't respond to clients
 * that half-close the connection.)
 */
const raw = (site: string, text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(site);
    const socket = connect(Number(port), hostname, () => socket.write(text));
    let response = '';
    socket.setEncoding('utf8').on('data', (piece: string) => (response += piece));
    socket.on('close', () => resolve(response)).on('error', reject);
    socket.setTimeout(60_000, () => socket.destroy());
  });
const get = (site: string, path: string, headers: string[] = []) =>
  raw(site, [`GET ${path} HTTP/1.1`, 'Host: evil.test', 'Connection: close', ...headers, '', ''].join('\r\n'));
const getStatus = (response: string) => Number(response.split(' ')[1]);
const getHead = (response: string) => response.split('\r\n\r\n')[0] ?? '';

test.describe('the server itself', () => {
  test.setTimeout(180_000);

  test('serves no file that is not meant for browsers', async ({ servers }) => {
    const files = [
      '.env',
      '.next/BUILD_ID',
      'server.js',
      'package.json',
      '_next/server/middleware-manifest.json',
      '_next/required-server-files.json',
      'node_modules/next/package.json',
      '_next/static/../../server.js',
      '_next/static/%2e%2e/%2e%2e/BUILD_ID',
      '_next/static/..%2f..%2fserver.js',
      '..%5cserver.js',
      '%2e%2e/package.json',
      '_next/image?url=%2Fetc%2Fpasswd&w=64&q=75',
      '_next/image?url=http%3A%2F%2F169.254.169.254%2F&w=64&q=75',
      '_next/data/x/home.json',
    ];
    for (const file of files) {
      const response = await get(servers.site, `/${file}`);
      expect([file, Math.floor(getStatus(response) / 100)]).toEqual([file, 4]);
      expect(response).not.toMatch(/"dependencies"|process\.env|root:x:/);
    }
  });

  test('never redirects off the site, whatever the path or host', async ({ servers }) => {
    const paths = [
      '//evil.test',
      '//evil.test/',
      '/\\evil.test',
      '/%5cevil.test',
      '/%2f%2fevil.test',
      '///evil.test//',
      '/.//evil.test',
      '/model//evil.test',
      '/model/%2f%2fevil.test',
      '/model/%0d%0aSet-Cookie:%20a=b',
      '/creator//evil.test',
      '/creator/%2f%2fevil.test',
      '/creator/..%2f..%2f%2fevil.test',
      '/profile/%5c%5cevil.test',
      '/user/account',
      '/%0d%0aLocation:%20https://evil.test',
      '/home/',
      '/videos//',
    ];
    for (const path of paths) {
      const head = getHead(await get(servers.site, path, ['X-Forwarded-Host: evil.test', 'X-Forwarded-Proto: http']));
      expect(getStatus(head)).toBeGreaterThan(0);
      const location = /^location: *(.*)$/im.exec(head)?.[1] ?? '/';
      expect([path, new URL(location, servers.site).origin]).toEqual([path, servers.site]);
      expect([path, /^set-cookie: *a=b/im.test(head)]).toEqual([path, false]);
    }
  });

  // Next used to request these from itself over TLS on its plain port.
  test('serves robots.txt, sitemaps, manifest and opensearch behind a proxy that ends TLS', async ({ servers }) => {
    for (const path of [
      '/robots.txt',
      '/sitemap.xml',
      '/sitemaps/videos-1.xml',
      '/manifest.webmanifest',
      '/opensearch.xml',
    ]) {
      for (const protocol of ['https', 'http', 'https, http'])
        expect([path, protocol, getStatus(await get(servers.site, path, [`X-Forwarded-Proto: ${protocol}`]))]).toEqual([
          path,
          protocol,
          200,
        ]);
    }
  });

  test('responds with 404 instead of resizing pictures', async ({ servers }) => {
    for (const url of ['%2Fshare.png', '%2Fhome', '%2Fuser%2Faccount'])
      expect([url, getStatus(await get(servers.site, `/_next/image?url=${url}&w=3840&q=75`))]).toEqual([url, 404]);
  });

  test('responds with 404 for API routes below /_next/data', async ({ servers }) => {
    const build = readFileSync(join(import.meta.dirname, '../../.next/standalone/.next/BUILD_ID'), 'utf8').trim();
    for (const path of [
      'api/ready.json',
      'api/visitor-class.json',
      'api/metrics.json',
      'api/%72eady.json',
      'robots.txt.json',
      'sitemaps/videos-1.xml.json',
    ]) {
      expect([path, getStatus(await get(servers.site, `/_next/data/${build}/${path}`))]).toEqual([path, 404]);
    }
  });

  test('refuses oversized and malformed requests, and keeps running', async ({ servers }) => {
    const long = await get(servers.site, `/videos?q=${'x'.repeat(100_000)}`).catch(() => '');
    expect([0, 400, 413, 414, 431]).toContain(long ? getStatus(long) : 0);
    await raw(
      servers.site,
      'GET /home HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\nGET /x',
    ).catch(() => '');
    await raw(servers.site, '\0\0\0\r\n\r\n').catch(() => '');
    expect(getStatus(await get(servers.site, '/api/health'))).toBe(200);
  });
});

test('files for browsers reference no source maps, no folder of the build machine, and no secret', () => {
  const folder = join(import.meta.dirname, '../../.next/standalone/.next/static');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(50);
  const secrets = /\/\/# sourceMappingURL=\S+\.map|sandbox-pass|-----BEGIN [A-Z ]*PRIVATE KEY/;
  const folders = [root, homedir()].map((path) => `${path}/`);
  const findSecrets = (text: string) => [
    ...(secrets.exec(text) ?? []),
    ...folders.filter((path) => text.includes(path)),
  ];
  expect(
    scripts.flatMap((file) => findSecrets(readFileSync(file, 'utf8')).map((found) => `${file}: ${found}`)),
  ).toEqual([]);
});

test('no other site can embed a page of this one', async ({ page, servers, problems }) => {
  problems.allow(/frame-ancestors|X-Frame-Options|frame|ERR_BLOCKED_BY_RESPONSE/i);
  // Another port is another origin.
  await page.goto(`${servers.api}/settings/public`);
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
    `${servers.site}/home`,
  );
  const inside = page.frameLocator('iframe').getByRole('main');
  await expect.poll(() => page.frames().length).toBe(2);
  await page
    .frames()[1]
    ?.waitForLoadState()
    .catch(() => undefined);
  await expect(inside).toHaveCount(0);
});

/** Records every URL that the browser requests, with its Referer. */
function recordUrls(page: Page): string[] {
  const seen: string[] = [];
  page.context().on('request', (request) => seen.push(request.url(), request.headers().referer ?? ''));
  page.on('framenavigated', (frame) => seen.push(frame.url()));
  return seen;
}

test('the token appears in no URL except that of the live connection', async ({ page, servers }) => {
  test.setTimeout(180_000);
  const seen = recordUrls(page);
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  const token = await setSessionCookie(page, servers, 'fan');
  for (const path of [
    '/home',
    FREE_VIDEO,
    LOCKED_GALLERY,
    PRODUCT,
    '/user/wallet',
    '/user/account',
    '/stream/nova',
    '/user/library',
  ])
    await open(page, path);
  await page.getByRole('banner').getByRole('link', { name: 'Videos', exact: true }).first().click();
  await expect(page).toHaveURL('/videos');

  const holding = [token, encodeURIComponent(token)];
  expect(
    seen.filter((url) => holding.some((text) => url.includes(text)) && !url.startsWith(`${servers.api}/socket.io/`)),
  ).toEqual([]);
  expect(sockets.some((url) => new URL(url).searchParams.get('token') === token)).toBe(true);
  expect(await page.content()).not.toContain(token);
});

test('poisoned storage affects only itself', async ({ page, servers }) => {
  await setSessionCookie(page, servers, 'fan');
  const evil = '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}';
  await page.addInitScript((text) => {
    const keys = [
      'ui',
      'cart',
      'session',
      'payments',
      'private-show',
      'group-show-minutes',
      'group-show-opened',
      'paging',
      'recent-searches',
      'draft:x',
      'intent:x',
      ...[
        'player',
        'positions',
        'history',
        'seen-stories',
        'fan-notes',
        'watch-words',
        'awaited',
        'library-archive',
        'broadcast',
        'keep-traces',
      ].map((name) => `encore.${name}`),
    ];
    for (const key of keys)
      window.localStorage.setItem(
        key,
        key.startsWith('encore.')
          ? `{"v":1,"data":[${text},"<img src=x onerror=alert(1)>"],"__proto__":{"polluted":1}}`
          : `[${text},"<img src=x onerror=alert(1)>"]`,
      );
  }, evil);
  for (const path of ['/home', FREE_VIDEO, '/cart', '/history', '/user/wallet']) {
    expect(await open(page, path)).toBe(200);
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('img[onerror]')).toHaveCount(0);
  }
});
