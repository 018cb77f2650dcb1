/** `npm run openapi`: regenerates openapi.json from src/contract. */
import { ensureInstalled, ensureNode } from './ensure.mjs';
import { main } from './failure.mjs';
import { bin, inRoot } from './places.mjs';
import { run } from './processes.mjs';

await main(async () => {
  ensureNode();
  await ensureInstalled();
  const { code } = await run([bin('tsx'), inRoot('tests/sandbox/docs/write-openapi.ts')], { echo: true });
  process.exitCode = code;
});
