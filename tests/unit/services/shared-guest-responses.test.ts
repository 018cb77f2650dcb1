import { http, HttpResponse } from 'msw';
import { createPublicCache } from '@/lib/http/public-cache';
import { createGuestCaches, shareGuestResponses } from '@/server/guest-cache.server';
import { COUNTRY_CHECK } from '@/services/country-block.service';
import { API, fakeApi, getServices } from './fake-api';

const { server, requests } = fakeApi();

const SECONDS = 5;
let caches = createGuestCaches(createPublicCache());
beforeEach(() => void (caches = createGuestCaches(createPublicCache())));

/** The countries that the API assigns to IP addresses. */
const COUNTRIES: Readonly<Record<string, string>> = { '192.0.2.1': 'DE', '192.0.2.2': 'DE', '198.51.100.1': 'US' };

function namesCountries() {
  server.use(
    http.get(`${API}/country-block/check`, ({ request }) =>
      HttpResponse.json({
        status: 0,
        data: { blocked: false, countryCode: COUNTRIES[request.headers.get('x-forwarded-for') ?? ''] ?? null },
      }),
    ),
  );
}

function visitor(address: string, token: string | null = null) {
  return getServices({
    token: () => token,
    headers: { 'X-Forwarded-For': address },
    share: shareGuestResponses(caches, SECONDS, address),
  });
}

async function looksAround(address: string, token?: string) {
  const services = visitor(address, token);
  await services.countryBlock.check();
  return services.performers.search({ limit: 12 });
}

const searches = () => requests.filter(({ path }) => path === '/performers/search');

test('guests of a country share responses, those of another country get their own', async () => {
  namesCountries();
  for (const address of ['192.0.2.1', '192.0.2.2', '198.51.100.1', '192.0.2.2']) await looksAround(address);
  expect(searches().map(({ headers }) => headers.get('x-forwarded-for'))).toEqual(['192.0.2.1', '198.51.100.1']);
});

test('if the API returns no countries, a response is cached for its IP address only', async () => {
  for (const address of ['192.0.2.1', '192.0.2.2', '192.0.2.1']) await looksAround(address);
  expect(searches()).toHaveLength(2);
});

test('responses for single IP addresses, such as country checks, leave what guests share in the cache', async () => {
  namesCountries();
  await looksAround('192.0.2.1');
  for (let host = 0; host < 310; host += 1) {
    const share = shareGuestResponses(caches, SECONDS, `10.0.0.${host}`);
    await share(COUNTRY_CHECK, async () => ({ status: 0, data: { blocked: false } }));
    await share('/performers/search', async () => null);
  }
  await looksAround('192.0.2.2');
  expect(searches()).toHaveLength(1);
});

test('calls of an account are never shared', async () => {
  namesCountries();
  await looksAround('192.0.2.1', 'fan-a');
  await looksAround('192.0.2.1', 'fan-b');
  await looksAround('192.0.2.1');
  expect(searches().map(({ headers }) => headers.get('authorization'))).toEqual(['fan-a', 'fan-b', null]);
});

test('a visitor who has just logged out is a guest, one who has just logged in is not', async () => {
  let token: string | null = null;
  const services = getServices({ token: () => token, share: shareGuestResponses(caches, SECONDS, '192.0.2.1') });
  await services.videos.get('v1').catch(() => undefined);
  token = 'fan';
  await services.videos.get('v1').catch(() => undefined);
  expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'fan']);
});

test("shared data can't be modified by its readers", async () => {
  const { data } = await visitor('192.0.2.1').performers.search();
  expect(() => data.data.push({ _id: 'x', name: 'Mallory', username: 'mallory' })).toThrow(TypeError);
});

test('large responses leave the cache before it holds too much', async () => {
  const large = { text: 'x'.repeat(5_000_000) };
  const share = shareGuestResponses(caches, SECONDS, '192.0.2.1');
  const load = jest.fn(async () => large);
  for (let part = 0; part < 20; part += 1) await share(`/videos/${part}`, load);
  expect(caches.responsesByIpAddress.size).toBeLessThanOrEqual(3);
  await share('/videos/19', load);
  expect(load).toHaveBeenCalledTimes(20);
});

test('search input is not cached', async () => {
  const services = visitor('192.0.2.1');
  await services.search.totals('cats');
  await services.search.totals('cats');
  expect(requests).toHaveLength(2);
});
