import { backend } from './support/backend';
import { serverLog } from './support/server-log';
import { startSite } from './support/site';

const api = backend();
serverLog();

const VISIT = { remoteAddress: '192.0.2.7', headers: { 'x-forwarded-for': '203.0.113.9, 198.51.100.4', 'cf-connecting-ip': '203.0.113.50' } };

/** What the API was told about the visitor's address, call by call. */
async function told(environment: Record<string, string>, visit = VISIT) {
  const site = await startSite({ SETTINGS_CACHE_SECONDS: '0', ...environment });
  await site.get('/videos', visit);
  const calls = await api.requests();
  return new Set(calls.filter(({ path }) => !path.startsWith('/settings')).map(({ headers }) => headers['x-forwarded-for']));
}

test("the API hears the address of the visitor's own connection, whatever the visitor claims", async () => {
  expect(await told({})).toEqual(new Set(['192.0.2.7']));
});

test('behind a trusted proxy it hears what the proxy wrote, the last entry', async () => {
  expect(await told({ TRUST_PROXY: '1' })).toEqual(new Set(['198.51.100.4']));
});

test('behind a trusted proxy that wrote nothing it hears the connection', async () => {
  expect(await told({ TRUST_PROXY: '1' }, { ...VISIT, headers: { ...VISIT.headers, 'x-forwarded-for': '' } })).toEqual(new Set(['192.0.2.7']));
});

test('behind Cloudflare it hears what Cloudflare wrote', async () => {
  expect(await told({ TRUST_PROXY: 'cloudflare' })).toEqual(new Set(['203.0.113.50']));
});

test('an IPv4 address is told as such, also over a socket for both', async () => {
  expect(await told({}, { ...VISIT, remoteAddress: '::ffff:192.0.2.7' })).toEqual(new Set(['192.0.2.7']));
});

test('what is the same for everybody is asked without a word about the visitor', async () => {
  const site = await startSite({ SETTINGS_CACHE_SECONDS: '0' });
  await site.get('/performers', { ...VISIT, token: await api.logIn('fan@example.com') });
  for (const path of ['/settings/public', '/countries/list', '/user-additional']) {
    const [call] = await api.requests(path);
    expect(call?.headers).toBeDefined();
    expect(call?.headers).not.toHaveProperty('x-forwarded-for');
    expect(call?.headers).not.toHaveProperty('authorization');
  }
});

test('one id follows a request from the proxy to the API and into the answer', async () => {
  const site = await startSite();
  const given = await site.get('/categories', { headers: { 'x-request-id': 'edge-1234567890' } });
  expect(given.headers['x-request-id']).toBe('edge-1234567890');
  expect((await api.requests('/user/assets/categories/search'))[0]?.headers['x-request-id']).toBe('edge-1234567890');

  const fresh = await site.get('/categories', { headers: { 'x-request-id': 'bad id\r\n' } });
  expect(fresh.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});
