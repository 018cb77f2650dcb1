import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { freePort } from '../run/ports.mjs';
import { waitUntilReady } from '../run/processes.mjs';
import { siteAt, startWeb } from '../run/servers.mjs';
import { getToken } from './support/accounts';
import { expect, test } from './support/test';

const SECRET = 'not-for-the-log';
const VISITORS = 6;

interface LogLine {
  what: string;
  level: string;
  requestId?: string;
  path?: string;
  route?: string;
  status?: number;
}

/** The JSON lines in the log of the process, after the few lines that Next prints first. */
const toLines = (text: string): LogLine[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as LogLine);

/** Sends requests over keep-alive connections, like a proxy. */
function proxy(origin: string) {
  const agent = new Agent({ keepAlive: true });
  const ask = (path: string, headers: Record<string, string> = {}) =>
    new Promise<{ status: number; headers: IncomingHttpHeaders }>((resolve, reject) => {
      get(origin + path, { agent, headers }, (response) => {
        response
          .resume()
          .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }))
          .on('error', reject);
      }).on('error', reject);
    });
  return { ask, end: () => agent.destroy() };
}

/** Starts a web process for this test alone, because it is told to stop. */
async function startOwn(api: string, env: Record<string, string>) {
  const port = await freePort();
  const web = startWeb({
    port,
    api,
    env: { API_DEADLINE_MS: '60000', SETTINGS_CACHE_SECONDS: '0', PUBLIC_CACHE_SECONDS: '0', ...env },
  });
  const site = siteAt(port);
  await waitUntilReady(web, `${site}/api/health`, 60);
  return { web, site };
}

test("metrics and logs show what a process does, and no visitor's secret", async ({ servers, sandbox, problems }) => {
  problems.allow(/./);
  const metrics = await freePort();
  const { web, site } = await startOwn(servers.api, { METRICS_PORT: String(metrics) });
  try {
    expect((await fetch(`${site}/api/ready`)).status).toBe(200);

    const token = await getToken(servers, 'fan');
    const requestId = 'edge-0123456789abcdef';
    const response = await fetch(`${site}/videos?q=${SECRET}`, {
      headers: {
        'X-Request-Id': requestId,
        Cookie: `token=${token}`,
        Authorization: SECRET,
        Referer: `${site}/?code=${SECRET}`,
      },
    });
    expect([response.status, response.headers.get('x-request-id')]).toEqual([200, requestId]);
    await response.text();
    // The API receives the id of the visitor's request.
    const [me] = await sandbox.requests('GET', '/users/me');
    expect(me?.headers['x-request-id']).toBe(requestId);
    await expect
      .poll(() => toLines(web.log()))
      .toContainEqual(
        expect.objectContaining({
          level: 'info',
          what: 'request',
          requestId,
          path: '/videos',
          route: '/videos',
          status: 200,
        }),
      );

    await sandbox.fault({ path: '/settings/public', status: 500, body: { message: 'The shelf fell over.' } });
    const deep = await fetch(`${site}/api/ready?deep=1`);
    expect([deep.status, await deep.json()]).toEqual([
      503,
      { status: 'unready', reason: expect.stringMatching(/^api: ApiError: /) },
    ]);
    // The process itself can still serve cached pages and the 503 page.
    expect((await fetch(`${site}/api/ready`)).status).toBe(200);
    expect((await fetch(`${site}/api/health`)).status).toBe(200);
    await (await fetch(`${site}/posts`, { headers: { 'X-Request-Id': 'edge-of-a-failure' } })).text();
    await expect
      .poll(() => toLines(web.log()))
      .toContainEqual(
        expect.objectContaining({ level: 'error', what: 'settings/public', requestId: 'edge-of-a-failure' }),
      );

    const log = web.log();
    for (const secret of [token, SECRET, 'fan@example.com']) expect(log).not.toContain(secret);

    // On the site's own port, metrics need a token, and none is configured.
    expect((await fetch(`${site}/api/metrics`)).status).toBe(404);
    const figures = await (await fetch(`${siteAt(metrics)}/api/metrics`)).text();
    expect(figures).toContain('encore_http_request_seconds_count{method="GET",route="/videos",status="200"} 1');
    expect(figures).toMatch(/encore_api_call_seconds_count\{method="GET",resource="users",status="200"\} [1-9]/);
    expect(figures).toContain('encore_failures_total{what="settings/public"} 1');
    expect(figures).toContain('nodejs_eventloop_lag_seconds');
    expect(figures).not.toContain(SECRET);
  } finally {
    await web.stop();
  }
});

test('a process stopped under load finishes every request, reports that it is not ready, and exits cleanly', async ({
  servers,
  sandbox,
}) => {
  const { web, site } = await startOwn(servers.api, { DRAIN_SECONDS: '20', STOP_SECONDS: '60' });
  const { ask, end } = proxy(site);
  const seen: number[] = [];
  const lost: string[] = [];
  // A proxy doesn't reuse a connection after `Connection: close`.
  const visit = async (visitor: number) => {
    for (let go = true; go;) {
      try {
        const { status, headers } = await ask(visitor % 2 ? '/videos' : '/performers');
        seen.push(status);
        go = headers.connection !== 'close';
      } catch (error) {
        lost.push(String(error));
        go = false;
      }
    }
  };
  try {
    await ask('/videos');
    // Stays in flight for longer than new requests are accepted.
    await sandbox.fault({ path: '/event', hold: true, times: 1 });
    const slow = ask('/events');
    const visits = Array.from({ length: VISITORS }, (_, visitor) => visit(visitor));
    await expect.poll(() => seen.length, { timeout: 60_000 }).toBeGreaterThan(2 * VISITORS);
    expect(await sandbox.requests('GET', '/event')).toHaveLength(1);

    const stopped = web.stop(90_000);
    const unready = expect
      .poll(() =>
        fetch(`${site}/api/ready`).then(
          (response) => response.json() as Promise<unknown>,
          () => null,
        ),
      )
      .toEqual({ status: 'unready', reason: 'draining' });
    await Promise.all([unready, ...visits]);
    await sandbox.release();
    expect(await slow).toMatchObject({ status: 200, headers: { connection: 'close' } });
    expect({ lost, not200: seen.filter((status) => status !== 200) }).toEqual({ lost: [], not200: [] });
    expect(await stopped, 'its exit code').toBe(0);
    expect(toLines(web.log()).filter(({ what }) => what !== 'request')).toEqual([
      expect.objectContaining({ what: 'stopping' }),
      expect.objectContaining({ what: 'stopped', finished: true }),
    ]);
  } finally {
    end();
    await web.stop();
  }
});

test('guests get cached pages that work under their policy, and a fan never does', async ({ servers, page }) => {
  const metrics = await freePort();
  const { web, site } = await startOwn(servers.api, {
    METRICS_PORT: String(metrics),
    PUBLIC_CACHE_SECONDS: '60',
    PAGE_CACHE_SECONDS: '60',
  });
  const getText = async (headers: Record<string, string>) => (await fetch(`${site}/videos`, { headers })).text();
  const stored = async () =>
    Number(/encore_cached_pages_total (\d+)/.exec(await (await fetch(`${siteAt(metrics)}/api/metrics`)).text())?.[1]);
  try {
    const first = await getText({ 'Accept-Encoding': 'identity' });
    expect(await stored()).toBe(0);
    for (const encoding of ['gzip', 'gzip, deflate, br', 'identity'])
      expect(await getText({ 'Accept-Encoding': encoding })).toBe(first);
    expect(await stored()).toBe(3);

    const fans = await getText({ Cookie: `token=${await getToken(servers, 'fan')}` });
    expect(fans).not.toBe(first);
    expect(await getText({})).toBe(first);
    expect(await stored()).toBe(4);

    // The policy allows all scripts; the fixture fails on any violation.
    await page.goto(`${site}/videos`, { waitUntil: 'networkidle' });
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.getByRole('link', { name: 'Performers' }).first().click();
    await expect(page).toHaveURL(/performers/);
    expect(await page.evaluate(() => 'same' in window), 'the document has stayed').toBe(true);
    expect(await stored()).toBe(5);
  } finally {
    await web.stop();
  }
});
