import { backend } from './support/backend';
import { read } from './support/reader';
import { serverLog } from './support/server-log';
import { type Site, startSite } from './support/site';

const api = backend();
const log = serverLog();

const requested = async () => (await api.requests('/settings/public')).length;
const nameOn = async (site: Site) => read((await site.get('/404')).html).meta('og:site_name')[0];
const times = (count: number, site: Site) => Promise.all(Array.from({ length: count }, () => site.get('/404')));

test('settings are cached, and concurrent requests share one call', async () => {
  const site = await startSite();
  await times(8, site);
  await times(2, site);
  expect(await requested()).toBe(1);
});

test('settings are requested again after they expire', async () => {
  const clock = jest.spyOn(Date, 'now');
  const site = await startSite({ SETTINGS_CACHE_SECONDS: '10' });
  const began = Math.floor(performance.timeOrigin + performance.now());
  clock.mockImplementation(() => began);
  expect(await nameOn(site)).toBe('Encore');
  await api.settings({ siteName: 'Overture' });
  clock.mockImplementation(() => began + 9_900);
  expect(await nameOn(site)).toBe('Encore');
  clock.mockImplementation(() => began + 10_100);
  expect(await nameOn(site)).toBe('Overture');
  expect(await requested()).toBe(2);
});

test('with SETTINGS_CACHE_SECONDS=0, settings are not cached', async () => {
  const site = await startSite({ SETTINGS_CACHE_SECONDS: '0' });
  expect(await nameOn(site)).toBe('Encore');
  await api.settings({ siteName: 'Overture' });
  expect(await nameOn(site)).toBe('Overture');
  expect(await requested()).toBe(2);
});

test('a failed call for settings is not cached: the next page retries, and defaults apply meanwhile', async () => {
  const site = await startSite({ SETTINGS_CACHE_SECONDS: '60' });
  await api.settings({ siteName: 'Overture', currencySymbol: '€' });
  await api.fault({ path: '/settings/public', status: 500, times: 1 });

  const without = await site.get('/contact');
  expect(read(without.html).meta('og:site_name')).toEqual(['Encore']);
  expect(
    read(without.html)
      .elements('nav[aria-label="Main"] a')
      .map((link) => link.getAttributeValue('href')),
  ).toEqual([
    '/home',
    '/performers',
    '/videos',
    '/galleries',
    '/live',
    '/shop',
    '/posts',
    '/photos',
    '/events',
    '/categories',
  ]);
  expect(log.lines).toEqual([
    expect.objectContaining({ what: 'settings/public', requestId: without.headers['x-request-id'] }),
  ]);

  expect(await nameOn(site)).toBe('Overture');
});

test('site settings appear on the page', async () => {
  await api.settings({
    siteName: 'Overture',
    logoUrl: 'http://api.test/files/site/other.svg',
    favicon: 'http://api.test/files/site/other.ico',
    footerContent: '<p>Made with <b>care</b></p>',
  });
  const page = read((await (await startSite()).get('/categories')).html);
  expect(page.title).toBe('Categories · Overture');
  expect(page.link('icon')).toBe('http://api.test/files/site/other.ico');
  expect(page.elements('header img').map((image) => image.getAttributeValue('src'))).toContain(
    'http://api.test/files/site/other.svg',
  );
  expect(page.elements('footer b').map((element) => element.textContent)).toEqual(['care']);
});
