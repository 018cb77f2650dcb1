import { eventId } from '@sandbox/seed/content/events';
import { LANDMARKS } from '@sandbox/seed/landmarks';
import { SITE } from './support/urls';
import { backend } from './support/backend';
import { type CrawlerServer, startCrawlerServer } from './support/crawler-server';
import { serverLog } from './support/server-log';

const api = backend();
const log = serverLog();
let crawlerServer: CrawlerServer;
beforeAll(async () => {
  crawlerServer = await startCrawlerServer();
});
afterAll(() => crawlerServer.close());

const COMING = eventId(LANDMARKS.events.coming);

async function get(path: string, init?: RequestInit) {
  const response = await crawlerServer.ask(path, init);
  return {
    status: response.status,
    headers: response.headers,
    lines: (await response.text()).replaceAll('\r\n ', '').split('\r\n'),
  };
}

/** A date in iCalendar format: 20260509T200000Z. */
const stamp = (iso = '') => iso.replace(/\.\d+/, '').replace(/[-:]/g, '');

it('an event: is served as an iCalendar file with its times and URL', async () => {
  const event = api.store.events.get(COMING);
  const { status, headers, lines } = await get(`/api/calendar/event/${COMING}`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(headers.get('content-disposition')).toMatch(/^attachment; filename=".+\.ics"$/);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(lines).toEqual(
    expect.arrayContaining([
      `DTSTART:${stamp(event?.startAt)}`,
      `DTEND:${stamp(event?.endAt)}`,
      'SUMMARY:First night of the new songs',
      `URL:${SITE}/event/${COMING}`,
    ]),
  );
});

it('an event: is requested as the visitor whose cookie was sent', async () => {
  const token = await api.logIn('fan@example.com');
  await api.forgetRequests();
  await get(`/api/calendar/event/${COMING}`, { headers: { cookie: `token=${token}` } });
  const [call] = await api.requests(`/event/${COMING}/view`);
  expect(call?.headers.authorization).toBe(token);
});

it('the calendar of a performer: contains upcoming events, without past and canceled ones', async () => {
  const { lines } = await get('/api/calendar/performer/aria');
  const titles = lines.filter((line) => line.startsWith('SUMMARY:')).map((line) => line.slice(8));
  expect(titles).toEqual(['Thursday set\\, by request', 'Songwriting hour for five', 'First night of the new songs']);
});

it.each(['/api/calendar/event/no-such-event', '/api/calendar/performer/nobody'])(
  'a calendar at %s does not exist',
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it('calendars are read-only', async () => {
  const { status, headers } = await get(`/api/calendar/event/${COMING}`, { method: 'POST' });
  expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('calendars are not available in blocked countries', async () => {
  await api.fault({ path: '/country-block/check', body: { status: 0, data: { blocked: true } }, times: 1 });
  expect(await get(`/api/calendar/event/${COMING}`)).toMatchObject({
    status: 451,
    lines: ["We've sorry. Website content is not available on your country.\n"],
  });
});

it('calendars pause in maintenance mode', async () => {
  const fresh = await startCrawlerServer();
  await api.settings({ maintenanceMode: true });
  for (const path of [`/api/calendar/event/${COMING}`, '/api/calendar/performer/aria']) {
    const { status, headers } = await fresh.ask(path);
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '120', 'no-store']);
  }
  expect(await api.requests(`/event/${COMING}/view`)).toEqual([]);
  fresh.close();
});

it('calendar apps, which can’t confirm an age, get calendars behind the age gate too', async () => {
  const fresh = await startCrawlerServer();
  await api.settings({ ageGate: true });
  expect((await fresh.ask('/api/calendar/performer/aria')).status).toBe(200);
  fresh.close();
});

it('a calendar that can’t be written says when to retry', async () => {
  // The library rejects URLs of such hosts.
  const fresh = await startCrawlerServer({ SITE_URL: 'http://[::1]:3000' });
  const { status, headers } = await fresh.ask(`/api/calendar/event/${COMING}`);
  expect([status, headers.get('retry-after'), headers.get('content-disposition')]).toEqual([503, '30', null]);
  expect(log.lines).toHaveLength(1);
  fresh.close();
});

it('a failing calendar says when to retry', async () => {
  await api.fault({ path: `/event/${COMING}/view`, status: 500, body: {}, times: 1 });
  const { status, headers } = await get(`/api/calendar/event/${COMING}`);
  expect(status).toBe(503);
  expect(headers.get('retry-after')).toBe('30');
  expect(log.lines.map(({ what }) => what)).toEqual(['events.get', 'calendar']);
});
