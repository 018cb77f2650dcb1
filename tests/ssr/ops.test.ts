import { processState } from '@/server/ops/process-state';
import { backend, type Fault } from './support/backend';
import { type CrawlerServer, startCrawlerServer } from './support/crawler-server';
import { heldDeadlines } from './support/deadlines';
import { serverLog } from './support/server-log';

const api = backend();
const log = serverLog();
const deadlines = heldDeadlines();
let crawlerServer: CrawlerServer;
beforeAll(async () => {
  crawlerServer = await startCrawlerServer({
    METRICS_TOKEN: 'figures-for-us',
    SETTINGS_CACHE_SECONDS: '0',
  });
});
afterEach(() => {
  Object.assign(processState(), { draining: false, isStarted: false });
});
afterAll(() => crawlerServer.close());

const ready = async (query = '') => {
  const response = await crawlerServer.ask(`/api/ready${query}`);
  return {
    status: response.status,
    cacheControl: response.headers.get('cache-control'),
    body: (await response.json()) as { status: string; reason?: string },
  };
};

describe('/api/ready', () => {
  test.each(['fails', 'cannot be reached'])(
    'stays yes once the process was ready, although the API %s; the detailed check names the problem',
    async (how) => {
      expect((await ready()).status).toBe(200);
      await api.fault({ path: '/settings/public', ...(how === 'fails' ? { status: 500 } : { drop: true }) });
      expect((await ready()).status).toBe(200);
      expect(await ready('?deep=1')).toMatchObject({ status: 503, body: { reason: expect.stringMatching(/^api: /) } });
      await api.noFaults();
      expect((await ready('?deep=1')).status).toBe(200);
    },
  );

  test('says yes while the API returns the settings', async () => {
    expect(await ready()).toEqual({ status: 200, cacheControl: 'no-store', body: { status: 'ready' } });
  });

  test.each<[string, Omit<Fault, 'path'>]>([
    ['fails', { status: 500 }],
    ['cannot be reached', { drop: true }],
    ['does not respond', { hold: true }],
  ])('of a new process says no with the reason while the API %s, and yes afterward', async (_how, fault) => {
    await api.fault({ path: '/settings/public', ...fault });
    deadlines.hold();
    const response = ready();
    if (fault.hold) await deadlines.fire(async () => (await api.requests('/settings/public')).length > 0);
    expect(await response).toMatchObject({
      status: 503,
      cacheControl: 'no-store',
      body: { status: 'unready', reason: expect.stringMatching(/^api: ApiError: /) },
    });
    await api.noFaults();
    expect((await ready()).status).toBe(200);
  });

  test('says no once the process is stopping, whatever the API says; health still says yes', async () => {
    processState().draining = true;
    expect(await ready()).toEqual({
      status: 503,
      cacheControl: 'no-store',
      body: { status: 'unready', reason: 'draining' },
    });
    expect((await crawlerServer.ask('/api/health')).status).toBe(200);
  });
});

describe('metrics', () => {
  const figures = (authorization?: string) =>
    crawlerServer.ask('/api/metrics', { headers: authorization ? { authorization } : {} });

  test('require the token', async () => {
    for (const authorization of [undefined, 'figures-for-us', 'Bearer figures', 'Bearer ']) {
      const response = await figures(authorization);
      expect([authorization, response.status, await response.text()]).toEqual([authorization, 404, '']);
    }
  });

  test('count failures by name', async () => {
    await api.fault({ path: '/settings/public', status: 500 });
    await crawlerServer.ask('/robots.txt');
    const response = await figures('Bearer figures-for-us');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
    ]);
    expect(await response.text()).toContain('encore_failures_total{what="settings/public"} 1');
    expect(log.lines).toEqual([expect.objectContaining({ level: 'error', what: 'settings/public' })]);
  });
});

test('a failed probe keeps valid cached settings', async () => {
  const keeping = await startCrawlerServer({ SETTINGS_CACHE_SECONDS: '60' });
  await api.settings({ siteName: 'Overture' });
  const named = async () => ((await (await keeping.ask('/manifest.webmanifest')).json()) as { name: string }).name;
  expect(await named()).toBe('Overture');
  await api.fault({ path: '/settings/public', status: 500 });
  expect((await keeping.ask('/api/ready?deep=1')).status).toBe(503);
  expect(await named()).toBe('Overture');
  keeping.close();
});
