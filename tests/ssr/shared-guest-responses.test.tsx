import { backend } from './support/backend';
import { startSite } from './support/site';

const api = backend();

const CACHED = { PUBLIC_CACHE_SECONDS: '60' };
const requested = async (path: string) => (await api.requests(path)).length;

test("guests share one API call for common data; a fan's call is separate", async () => {
  const site = await startSite(CACHED);
  const guests = await Promise.all(['/home', '/home', '/home'].map((path) => site.get(path)));
  guests.push(await site.get('/home'));
  expect(guests.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await requested('/user/assets/galleries/search')).toBe(1);
  expect(await requested('/country-block/check')).toBe(1);

  const token = await api.logIn('fan@example.com');
  await site.get('/home', { token });
  await site.get('/home', { token });
  // A fan's page also has those of subscribed performers.
  expect(await requested('/user/assets/galleries/search')).toBe(5);
  expect(await requested('/users/me')).toBe(2);
  // Categories are the same for everybody. Banners exclude performers who have blocked the fan.
  expect(await requested('/user/assets/categories/search')).toBe(1);
  expect(await requested('/site-promo/search')).toBe(3);
});

test('pages are identical with and without cached responses', async () => {
  const page = async (environment: Record<string, string>, times: number) => {
    const site = await startSite(environment);
    let html = '';
    for (let time = 0; time < times; time++)
      ({ html } = await site.get('/home', { headers: { 'x-request-id': 'request-1' } }));
    return html.replace(/nonce="[^"]*"/g, '').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
  };
  expect(await page(CACHED, 2)).toBe(await page({ PUBLIC_CACHE_SECONDS: '0' }, 1));
});

test('with PUBLIC_CACHE_SECONDS=0, every page makes its own API calls', async () => {
  const site = await startSite({ PUBLIC_CACHE_SECONDS: '0' });
  await site.get('/performers');
  await site.get('/performers');
  expect(await requested('/performers/search')).toBe(2);
});

test('an API deadline of 0 is no limit, also for shared calls and the country check', async () => {
  const site = await startSite({ ...CACHED, API_DEADLINE_MS: '0', TRUST_PROXY: '1' });
  await api.block('DE');
  await api.fault({ path: '/*', delay: 20 });
  expect((await site.get('/home')).status).toBe(200);
  expect((await site.get('/home', { headers: { 'x-forwarded-for': '192.0.2.7' } })).status).toBe(451);
});
