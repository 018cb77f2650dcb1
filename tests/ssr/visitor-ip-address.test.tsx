import { backend } from './support/backend';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
serverLog();

const VISIT = {
  remoteAddress: '192.0.2.7',
  headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.4', 'cf-connecting-ip': '203.0.113.50' },
};

let site: Site;
const running = (environment: Record<string, string>) =>
  beforeAll(async () => {
    site = await startSite({ SETTINGS_CACHE_SECONDS: '0', ...environment });
  });

/** The visitor's IP address sent to the API, call by call. */
async function forwardedAddresses(visit = VISIT) {
  await site.get('/videos', visit);
  const calls = await api.requests();
  return new Set(
    calls.filter(({ path }) => !path.startsWith('/settings')).map(({ headers }) => headers['x-forwarded-for']),
  );
}

describe('a server that visitors connect to', () => {
  running({});

  test('sends the API the remote IP address of the connection, whatever the visitor claims', async () => {
    expect(await forwardedAddresses()).toEqual(new Set(['192.0.2.7']));
  });

  test('sends an IPv4 address as such, also over a dual-stack socket', async () => {
    expect(await forwardedAddresses({ ...VISIT, remoteAddress: '::ffff:192.0.2.7' })).toEqual(new Set(['192.0.2.7']));
  });

  test('sends no visitor information with shared calls', async () => {
    await site.get('/performers', { ...VISIT, token: await api.logIn('fan@example.com') });
    for (const path of ['/settings/public', '/countries/list', '/user-additional']) {
      const [call] = await api.requests(path);
      expect(call?.headers).toBeDefined();
      expect(call?.headers).not.toHaveProperty('x-forwarded-for');
      expect(call?.headers).not.toHaveProperty('authorization');
    }
  });

  test('uses one request id, from the proxy to the API and the response', async () => {
    const given = await site.get('/categories', { headers: { 'x-request-id': 'edge-1234567890' } });
    expect(given.headers['x-request-id']).toBe('edge-1234567890');
    expect((await api.requests('/user/assets/categories/search'))[0]?.headers['x-request-id']).toBe('edge-1234567890');

    const fresh = await site.get('/categories', { headers: { 'x-request-id': 'bad id\r\n' } });
    expect(fresh.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  });
});

describe('a server behind a trusted proxy', () => {
  running({ TRUST_PROXY: '1' });

  test('sends the last entry, which the proxy wrote', async () => {
    expect(await forwardedAddresses()).toEqual(new Set(['198.51.100.4']));
  });

  test('sends the remote IP address if the proxy wrote nothing', async () => {
    expect(await forwardedAddresses({ ...VISIT, headers: { ...VISIT.headers, 'x-forwarded-for': '' } })).toEqual(
      new Set(['192.0.2.7']),
    );
  });
});

describe('a server behind Cloudflare', () => {
  running({ TRUST_PROXY: 'cloudflare' });

  test("sends Cloudflare's IP address", async () => {
    expect(await forwardedAddresses()).toEqual(new Set(['203.0.113.50']));
  });
});
