import { ensureBuilt } from '../run/ensure.mjs';
import { inRoot } from '../run/places.mjs';
import { freePort } from '../run/ports.mjs';
import { answers } from '../run/processes.mjs';
import { siteAt, startSandbox, startWeb } from '../run/servers.mjs';
import { send } from './send.mjs';

const FAN = { username: 'fan@example.com', password: 'sandbox-pass' };

/** On a busy machine the API answers late: that has to show as a slow page, not as one that gave up. */
const PATIENT = { API_DEADLINE_MS: '60000' };

/**
 * The product as an operator runs it, before a sandbox with fresh data; `eachMade` is another process of it, which sends no guest what another
 * one got.
 */
export async function startProduct() {
  await ensureBuilt();
  const [sandboxPort, port, otherPort] = [await freePort(), await freePort(), await freePort()];
  const [api, site] = [siteAt(sandboxPort), siteAt(port)];
  const sandbox = startSandbox({ port: sandboxPort, dir: inRoot('node_modules/.cache/encore/bench-sandbox'), site, reset: true });
  const web = startWeb({ port, api, env: PATIENT });
  const other = startWeb({ port: otherPort, api, env: { ...PATIENT, PAGE_CACHE_SECONDS: '0' } });
  const eachMade = { api, site: siteAt(otherPort), pid: other.pid };
  await Promise.all([answers(sandbox, `${api}/settings/public`, 120), answers(web, `${site}/api/health`, 60), answers(other, `${eachMade.site}/api/health`, 60)]);
  return { api, site, pid: web.pid, eachMade, stop: () => Promise.all([web.stop(), other.stop(), sandbox.stop()]) };
}

/** A site that somebody else has started; `pid` only where its processor time is wanted. */
export const runningProduct = ({ site, api, pid }) => ({ site, api, pid, eachMade: null, stop: async () => {} });

/** The token of a fan of the sandbox. */
export async function fanToken(api) {
  const { token } = await send('POST', `${api}/auth/login`, FAN);
  return token;
}
