/** `npm run demo`: from a fresh clone to a running site with its own back end. */
import { ensureBuilt, ensureInstalled, ensureNode } from './ensure.mjs';
import { main } from './failure.mjs';
import { readEnvFile } from './places.mjs';
import { waitUntilReady, stopOnSignal, rejectIfStopped } from './processes.mjs';
import { localPorts, startSandbox, startWeb } from './servers.mjs';

const announcement = ({ site, api, dir }) => `
  Encore is running.

  Site      ${site}
  Log in    fan@example.com          a fan with 500 tokens
            fan2@example.com         a fan with 20 tokens
            performer@example.com    the performer aria
            password: sandbox-pass
  API       ${api}/docs
  Data      ${dir} (kept; DEMO_RESET=1 npm run demo starts afresh)
  Stop      Ctrl-C
`;

const servers = [];
const stop = () => Promise.all(servers.map((server) => server.stop()));
const started = (server) => {
  servers.push(server);
  return server;
};

async function demo() {
  ensureNode();
  readEnvFile();
  const places = await localPorts('npm run demo');
  stopOnSignal(stop);
  await ensureInstalled();
  // The first start of the sandbox draws its images, so it runs in parallel with the build.
  const sandbox = started(
    startSandbox({
      port: places.sandboxPort,
      dir: places.dir,
      site: places.site,
      reset: process.env.DEMO_RESET === '1',
    }),
  );
  await rejectIfStopped(sandbox, ensureBuilt());
  const web = started(startWeb({ port: places.port, api: places.api }));
  await Promise.all([
    waitUntilReady(sandbox, `${places.api}/settings/public`, 120),
    waitUntilReady(web, `${places.site}/api/health`, 60),
  ]);
  console.log(announcement(places));
  const failure = await Promise.race(servers.map((server) => server.ended));
  if (failure) throw failure;
}

await main(() =>
  demo().catch(async (error) => {
    await stop();
    throw error;
  }),
);
