import { ensureBuilt } from '../run/ensure.mjs';
import { inRoot } from '../run/places.mjs';
import { freePort } from '../run/ports.mjs';
import { waitUntilReady } from '../run/processes.mjs';
import { siteAt, startSandbox, startWeb } from '../run/servers.mjs';
import { send } from './send.mjs';

export const FAN = { username: 'fan@example.com', password: 'sandbox-pass' };
export const PERFORMER = { username: 'performer@example.com', password: 'sandbox-pass' };

/** On a busy machine the API responds late. That must show as a slow page, not as a timeout. */
const PATIENT = { API_DEADLINE_MS: '60000' };

/** The product as in production, with a fresh sandbox. `eachMade` is a second process without shared cached pages. */
export async function startProduct() {
  await ensureBuilt();
  const [sandboxPort, port, otherPort] = [await freePort(), await freePort(), await freePort()];
  const [api, site] = [siteAt(sandboxPort), siteAt(port)];
  const sandbox = startSandbox({
    port: sandboxPort,
    dir: inRoot('node_modules/.cache/encore/bench-sandbox'),
    site,
    reset: true,
  });
  const web = startWeb({ port, api, env: PATIENT });
  const other = startWeb({ port: otherPort, api, env: { ...PATIENT, PAGE_CACHE_SECONDS: '0' } });
  const eachMade = { api, site: siteAt(otherPort), pid: other.pid };
  await Promise.all([
    waitUntilReady(sandbox, `${api}/settings/public`, 120),
    waitUntilReady(web, `${site}/api/health`, 60),
    waitUntilReady(other, `${eachMade.site}/api/health`, 60),
  ]);
  return { api, site, pid: web.pid, eachMade, stop: () => Promise.all([web.stop(), other.stop(), sandbox.stop()]) };
}

/** A site that is already running. `pid` is only needed for its CPU time. */
export const runningProduct = ({ site, api, pid }) => ({ site, api, pid, eachMade: null, stop: async () => {} });

/** The session token of an account of the sandbox. */
export async function sessionToken(api, account) {
  const { token } = await send('POST', `${api}/auth/login`, account);
  return token;
}
