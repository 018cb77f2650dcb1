/** `npm run sandbox`: the back end alone. `-- --reset` starts with fresh data. */
import { ensureInstalled, ensureNode } from './ensure.mjs';
import { main } from './failure.mjs';
import { readEnvFile } from './places.mjs';
import { assertPortIsFree } from './ports.mjs';
import { stopOnSignal } from './processes.mjs';
import { local, startSandbox } from './servers.mjs';

await main(async () => {
  ensureNode();
  readEnvFile();
  const { sandboxPort, site, dir } = local();
  await assertPortIsFree('SANDBOX_PORT', sandboxPort, 'npm run sandbox');
  await ensureInstalled();
  const sandbox = startSandbox({ port: sandboxPort, dir, site, reset: process.argv.includes('--reset'), echo: true });
  stopOnSignal(() => sandbox.stop());
  const failure = await sandbox.ended;
  if (failure) throw failure;
});
