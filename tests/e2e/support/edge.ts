import { join } from 'node:path';
import autocannon from 'autocannon';
import { startNginx } from '../../run/nginx.mjs';
import { freePort } from '../../run/ports.mjs';
import { waitUntilReady } from '../../run/processes.mjs';
import { siteAt, startSandbox, startWeb } from '../../run/servers.mjs';
import { shareDrawnPictures } from './drawn-pictures';

export interface Page {
  status: number;
  html: string;
  headers: Headers;
  /** nginx's cache status: HIT, MISS, BYPASS, STALE, UPDATING, EXPIRED; empty if the page is not cached. */
  cache: string;
}

/** The IP address of a visitor. Each test uses different ones, because nginx remembers each for half a minute. */
export interface EdgeRequest {
  from: string;
  token?: string;
  cookie?: string;
  /** Sent with POST. */
  body?: string;
}

/** Two workers may run the tests of the edge at the same time. */
const dir = (name: string) =>
  join(import.meta.dirname, '../.artifacts', `${name}-${process.env.TEST_PARALLEL_INDEX ?? '0'}`);

/**
 * The production setup: nginx with the configuration of deploy/nginx, two web processes and a back end. Pages are fresh
 * for two seconds, and served stale for ten more.
 */
export async function startEdge() {
  const [sandboxPort, first, second, port, limitedPort] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  const api = siteAt(sandboxPort);
  const site = siteAt(port);
  shareDrawnPictures(dir('sandbox-edge'));
  const sandbox = startSandbox({ port: sandboxPort, dir: dir('sandbox-edge'), site, reset: true });
  // A busy test machine must not cause timeouts.
  const env = {
    SITE_URL: site,
    TRUST_PROXY: '1',
    EDGE_CACHE_SECONDS: '2',
    SETTINGS_CACHE_SECONDS: '0',
    PUBLIC_CACHE_SECONDS: '0',
    API_DEADLINE_MS: '60000',
  };
  const webs = [first, second].map((web) => startWeb({ port: web, api, env }));
  // Tests send far more requests than a visitor. `limitedPort` has a limit of one request per minute.
  const nginx = startNginx({ port, webs: [first, second], dir: dir('nginx'), rate: 'rate=100000r/s' });
  const limited = startNginx({
    port: limitedPort,
    webs: [first, second],
    dir: dir('nginx-limited'),
    rate: 'rate=1r/m',
  });
  const stop = async () => {
    await Promise.all([nginx, limited, ...webs, sandbox].map((server) => server.stop()));
  };
  try {
    await waitUntilReady(sandbox, `${api}/settings/public`, 120);
    await Promise.all(
      [first, second].map((web, index) => waitUntilReady(webs[index], `${siteAt(web)}/api/health`, 60)),
    );
    await waitUntilReady(nginx, `${site}/api/health`, 30);
    await waitUntilReady(limited, `${siteAt(limitedPort)}/api/health`, 30);
  } catch (error) {
    await stop();
    throw error;
  }

  return {
    site,
    /** The same site with a limit of one request per minute and IP address, and a burst of 60. */
    limitedSite: siteAt(limitedPort),
    api,
    stop,
    stopBackEnd: () => sandbox.stop(),
    /** Kills one of the web processes, like a machine that fails. */
    killOne: () => process.kill(webs[0]?.pid ?? 0, 'SIGKILL'),
    async ask(path: string, { from, token, cookie, body }: EdgeRequest, origin = site): Promise<Page> {
      const cookies = [token && `token=${token}`, cookie].filter(Boolean).join('; ');
      const headers = { 'X-Test-Address': from, ...(cookies ? { Cookie: cookies } : {}) };
      const response = await fetch(origin + path, {
        ...(body !== undefined && { method: 'POST', body }),
        headers,
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      });
      return {
        status: response.status,
        html: await response.text(),
        headers: response.headers,
        cache: response.headers.get('x-cache') ?? '',
      };
    },
  };
}

export type Edge = Awaited<ReturnType<typeof startEdge>>;

/** Responses per second with 10 concurrent requests. `path` returns the path of each request. */
export async function rate({ site }: Edge, from: string, seconds: number, path: () => string): Promise<number> {
  const { requests, non2xx, errors } = await autocannon({
    url: site,
    connections: 10,
    duration: seconds,
    headers: { 'X-Test-Address': from, 'Accept-Encoding': 'gzip' },
    requests: [{ setupRequest: (request) => ({ ...request, path: path() }) }],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx} responses were no pages, ${errors} never came.`);
  return requests.average;
}
