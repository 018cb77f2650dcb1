import { createHash } from 'node:crypto';
import { backend } from './support/backend';
import { read } from './support/reader';
import { serverLog } from './support/server-log';
import { type SiteResponse, type Site, startSite } from './support/site';

const api = backend();
serverLog();
let site: Site;
let fan: string;
beforeAll(async () => {
  site = await startSite({
    PUBLIC_API_ENDPOINT: 'https://api.public.test',
    MEDIA_ORIGINS: 'https://cdn.test',
    SETTINGS_CACHE_SECONDS: '0',
  });
  fan = await api.logIn('fan@example.com');
});

/** The sources of each directive of a page's policy. */
function getPolicy({ headers }: SiteResponse): Record<string, string[]> {
  const directives = String(headers['content-security-policy']).split('; ');
  return Object.fromEntries(
    directives.map((directive) => directive.split(' ')).map(([name = '', ...sources]) => [name, sources]),
  );
}
const getNonce = (response: SiteResponse) =>
  /'nonce-([^']+)'/.exec(String(response.headers['content-security-policy']))?.[1];

/** The executable scripts of a page. */
const getScripts = ({ html }: SiteResponse) =>
  read(html)
    .elements('script')
    .filter((script) => !['application/ld+json', 'application/json'].includes(script.getAttributeValue('type') ?? ''));

test("a fan's scripts run from this origin and with the request's nonce only", async () => {
  const response = await site.get('/home', { token: fan });
  const nonce = getNonce(response);
  expect(nonce).toMatch(/^[\w+/]{22}==$/);
  expect(getPolicy(response)['script-src']).toEqual(["'self'", `'nonce-${nonce}'`]);
  expect(getScripts(response).length).toBeGreaterThan(0);
  for (const script of getScripts(response)) expect(script.getAttributeValue('nonce')).toBe(nonce);
});

test('no two responses have the same nonce', async () => {
  const responses = await Promise.all(Array.from({ length: 4 }, () => site.get('/categories', { token: fan })));
  expect(new Set(responses.map(getNonce)).size).toBe(4);
});

test.each(['/home', '/video/midnight-at-the-paper-lantern', '/auth/login'])(
  '%s for guests, which is cacheable, allows its own scripts by hash',
  async (path) => {
    const response = await site.get(path);
    const hashes = getScripts(response)
      .filter((script) => !script.hasAttribute('src'))
      .map(({ textContent }) => `'sha256-${createHash('sha256').update(textContent).digest('base64')}'`);
    expect(hashes).toHaveLength(1);
    expect(getPolicy(response)['script-src']).toEqual(["'self'", ...hashes]);
    expect(response.html).not.toContain('nonce');
  },
);

test('pages connect to the public API URL and the media hosts only', async () => {
  await api.settings({
    viewerURL: 'stream.test:5443',
    publisherURL: 'https://publish.test/',
    subscriberUrl: 'not a host; script-src *',
  });
  const policy = getPolicy(await site.get('/home'));
  const streams = ['https', 'wss'].flatMap((scheme) => [`${scheme}://stream.test:5443`, `${scheme}://publish.test`]);
  expect(policy['default-src']).toEqual(["'self'"]);
  expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', 'https://api.public.test', 'https://cdn.test']);
  expect(new Set(policy['connect-src'])).toEqual(
    new Set(["'self'", 'https://api.public.test', 'wss://api.public.test', 'https://cdn.test', ...streams]),
  );
  expect(new Set(policy['media-src'])).toEqual(
    new Set(["'self'", 'blob:', 'https://api.public.test', 'https://cdn.test', ...streams]),
  );
  expect(policy['frame-ancestors']).toEqual(["'self'"]);
  expect(policy['object-src']).toEqual(["'none'"]);
  expect(policy['base-uri']).toEqual(["'self'"]);
  // Browsers would block it on an https site.
  expect(
    [...(policy['connect-src'] ?? []), ...(policy['media-src'] ?? [])].filter((source) => /^(http|ws):/.test(source)),
  ).toEqual([]);
  expect(
    Object.entries(policy).filter(
      ([name, sources]) => name !== 'style-src' && sources.some((source) => /unsafe|^\*$/.test(source)),
    ),
  ).toEqual([]);
});

test('pages without site content have the same protection', async () => {
  expect(getNonce(await site.get('/no/such/page'))).toBeDefined();
  await api.settings({ maintenanceMode: true });
  expect(getNonce(await site.get('/home'))).toBeDefined();
});

test('camera and microphone are allowed for accounts only; an https site sends HSTS', async () => {
  const devices = ({ headers }: SiteResponse) =>
    /camera=(\(.*?\)), microphone=(\(.*?\))/.exec(String(headers['permissions-policy']))?.slice(1);
  const guest = await site.get('/stream/aria');
  expect(devices(guest)).toEqual(['()', '()']);
  expect(devices(await site.get('/stream/aria', { token: fan }))).toEqual(['(self)', '(self)']);
  expect(guest.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('the internal URL of the API is not sent to browsers', async () => {
  const { html } = await site.get('/auth/login');
  expect(read(html).state.props.runtime).toEqual({
    apiEndpoint: 'https://api.public.test',
    publicApiEndpoint: 'https://api.public.test',
    siteUrl: 'https://site.test',
    captchaScript: 'https://www.google.com/recaptcha/api.js',
  });
});

test('a site without https sends no HSTS', async () => {
  const plain = await startSite({ SITE_URL: 'http://site.test' });
  expect((await plain.get('/categories')).headers['strict-transport-security']).toBeUndefined();
});
