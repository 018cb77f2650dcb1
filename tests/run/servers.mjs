import { Failure } from './failure.mjs';
import { bin, inRoot } from './places.mjs';
import { assertPortIsFree, portFrom } from './ports.mjs';
import { serve } from './processes.mjs';

const HOST = '127.0.0.1';

const ENDING_WITH_US = ['--import', new URL('./end-with-parent.mjs', import.meta.url).href];

/** The local ports and folders, from `PORT`, `SANDBOX_PORT` and `SANDBOX_DIR`. */
export function local() {
  const port = portFrom('PORT', 3000);
  const sandboxPort = portFrom('SANDBOX_PORT', 4000);
  if (port === sandboxPort) throw new Failure(`PORT and SANDBOX_PORT are both ${port}: give each its own.`);
  return {
    port,
    sandboxPort,
    site: siteAt(port),
    api: siteAt(sandboxPort),
    dir: process.env.SANDBOX_DIR?.trim() || '.sandbox',
  };
}

/** The same, after checking that both ports are free. */
export async function localPorts(command) {
  const places = local();
  await assertPortIsFree('PORT', places.port, command);
  await assertPortIsFree('SANDBOX_PORT', places.sandboxPort, command);
  return places;
}

export const siteAt = (port) => `http://${HOST}:${port}`;

/** Starts the back end of tests/sandbox from its TypeScript sources. */
export function startSandbox({ port, dir, site, reset = false, reload = false, echo = false }) {
  const main = inRoot('tests/sandbox/main.ts');
  const env = { SANDBOX_PORT: String(port), SANDBOX_DIR: dir, DEMO_RESET: reset ? '1' : '', SITE_URL: site };
  return serve(
    'sandbox',
    reload
      ? [bin('tsx'), 'watch', '--clear-screen=false', main]
      : [...ENDING_WITH_US, '--import', import.meta.resolve('tsx'), main],
    { env, echo },
  );
}

/** The environment of a web server on this machine. */
const surroundings = ({ port, api }) => ({
  PORT: String(port),
  HOSTNAME: HOST,
  API_ENDPOINT: api,
  PUBLIC_API_ENDPOINT: api,
  SITE_URL: siteAt(port),
  CAPTCHA_SCRIPT: `${api}/__sandbox/captcha.js`,
});

/** The production web server. */
export function startWeb({ port, api, env = {}, server = inRoot('.next/standalone/server.js') }) {
  return serve('web server', [...ENDING_WITH_US, server], {
    env: { NODE_ENV: 'production', ...surroundings({ port, api }), ...env },
  });
}

/** The web server with reload. */
export function startDevWeb({ port, api }) {
  const env = { ...surroundings({ port, api }), NEXT_TELEMETRY_DISABLED: '1' };
  return serve('web server', [bin('next'), 'dev', '--hostname', HOST, '--port', String(port)], { env, echo: true });
}
