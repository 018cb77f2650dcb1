/** `npm run dev`: the web server and the sandbox, both with reload. */
import { ensureInstalled, ensureNode } from './ensure.mjs';
import { main } from './failure.mjs';
import { readEnvFile } from './places.mjs';
import { stopOnSignal } from './processes.mjs';
import { makeStylesheet } from './production-build.mjs';
import { localPorts, startDevWeb, startSandbox } from './servers.mjs';

await main(async () => {
  ensureNode();
  readEnvFile();
  const { port, sandboxPort, site, api, dir } = await localPorts('npm run dev');
  await ensureInstalled();
  await makeStylesheet();
  const servers = [
    startSandbox({ port: sandboxPort, dir, site, reload: true, echo: true }),
    startDevWeb({ port, api }),
  ];
  const stop = () => Promise.all(servers.map((server) => server.stop()));
  stopOnSignal(stop);
  const failure = await Promise.race(servers.map((server) => server.ended));
  await stop();
  if (failure) throw failure;
});
