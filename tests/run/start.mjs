/** `npm start`: the production web server alone, with the API at `API_ENDPOINT`. */
import { existsSync } from 'node:fs';
import { ensureNode } from './ensure.mjs';
import { Failure, main } from './failure.mjs';
import { inRoot, readEnvFile } from './places.mjs';
import { assertPortIsFree, portFrom } from './ports.mjs';
import { serve, stopOnSignal } from './processes.mjs';

/** The server has its own time limits (DRAIN_SECONDS, STOP_SECONDS). */
const PATIENCE_MS = 120_000;

await main(async () => {
  ensureNode();
  readEnvFile();
  const port = portFrom('PORT', 3000);
  const server = inRoot('.next/standalone/server.js');
  if (!existsSync(server)) throw new Failure('There is no production build yet: run npm run build first.');
  await assertPortIsFree('PORT', port, 'npm start');
  const web = serve('web server', [server], { env: { NODE_ENV: 'production', PORT: String(port) }, echo: true });
  stopOnSignal(() => web.stop(PATIENCE_MS));
  const failure = await web.ended;
  if (failure) throw failure;
});
