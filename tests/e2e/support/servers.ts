import { join } from 'node:path';
import { freePort } from '../../run/ports.mjs';
import { answers } from '../../run/processes.mjs';
import { siteAt, startSandbox, startWeb } from '../../run/servers.mjs';
import { shareDrawnPictures } from './drawn-pictures';

/** A site and the back end behind it, both for one worker alone. */
export interface Servers {
  /** Address of the site. */
  site: string;
  /** Address of the sandbox. */
  api: string;
  /** The process of the sandbox. */
  sandboxPid: number | undefined;
  /** Everything the web server has printed so far. */
  webLog: () => string;
  stop: () => Promise<void>;
}

/** Starts a sandbox with fresh data and a production web server before it. */
export async function startServers(worker: number): Promise<Servers> {
  const dir = join(import.meta.dirname, `../.artifacts/sandbox-${worker}`);
  const [sandboxPort, port] = [await freePort(), await freePort()];
  const api = siteAt(sandboxPort);
  const site = siteAt(port);
  shareDrawnPictures(dir);
  // Fresh data; the pictures drawn for an earlier run stay.
  const sandbox = startSandbox({ port: sandboxPort, dir, site, reset: true });
  // Tests change settings and expect the effect at once. On a busy machine no call may run into the deadline.
  const web = startWeb({ port, api, env: { SETTINGS_CACHE_SECONDS: '0', PUBLIC_CACHE_SECONDS: '0', API_DEADLINE_MS: '60000' } });
  const stop = async () => {
    await Promise.all([web.stop(), sandbox.stop()]);
  };
  try {
    await Promise.all([answers(sandbox, `${api}/settings/public`, 120), answers(web, `${site}/api/health`, 60)]);
  } catch (error) {
    await stop();
    throw error;
  }
  return { site, api, sandboxPid: sandbox.pid, webLog: web.log, stop };
}
