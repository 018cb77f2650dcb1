import { join } from 'node:path';
import { Failure } from '../../run/failure.mjs';
import { freePort } from '../../run/ports.mjs';
import { waitUntilReady } from '../../run/processes.mjs';
import { siteAt, startSandbox, startWeb } from '../../run/servers.mjs';
import { shareDrawnPictures } from './drawn-pictures';

/** A site and its back end, exclusive to one worker. */
export interface Servers {
  site: string;
  api: string;
  /** Process id of the sandbox. */
  sandboxPid: number | undefined;
  /** The data directory of the sandbox. */
  sandboxDir: string;
  webLog: () => string;
  stop: () => Promise<void>;
}

/** Starts a fresh sandbox and a production web server in front of it. */
export async function startServers(worker: number): Promise<Servers> {
  const dir = join(import.meta.dirname, `../.artifacts/sandbox-${worker}`);
  const [sandboxPort, port] = [await freePort(), await freePort()];
  const api = siteAt(sandboxPort);
  const site = siteAt(port);
  shareDrawnPictures(dir);
  // Resets the data, but keeps the drawn images of earlier runs.
  const sandbox = startSandbox({ port: sandboxPort, dir, site, reset: true });
  // Without caches, tests see changed settings at once. The long deadline avoids timeouts on a busy machine.
  const web = startWeb({
    port,
    api,
    env: { SETTINGS_CACHE_SECONDS: '0', PUBLIC_CACHE_SECONDS: '0', API_DEADLINE_MS: '60000' },
  });
  const stop = async () => {
    await Promise.all([web.stop(), sandbox.stop()]);
  };
  try {
    await Promise.all([
      waitUntilReady(sandbox, `${api}/settings/public`, 120),
      waitUntilReady(web, `${site}/api/health`, 60),
    ]);
  } catch (error) {
    await stop();
    // Playwright doesn't print the log of a failure.
    throw error instanceof Failure ? new Error(`${error.message}\n${error.log}`, { cause: error }) : error;
  }
  return { site, api, sandboxPid: sandbox.pid, sandboxDir: dir, webLog: web.log, stop };
}
