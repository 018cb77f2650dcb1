/** `npm run contract`: sends a server every call that changes nothing, and reports differences from src/contract. */
import { ensureInstalled, ensureNode } from './ensure.mjs';
import { main } from './failure.mjs';
import { bin, inRoot } from './places.mjs';
import { run } from './processes.mjs';

await main(async () => {
  ensureNode();
  await ensureInstalled();
  const { code } = await run([bin('tsx'), inRoot('tests/contract-kit/main.ts'), ...process.argv.slice(2)], {
    echo: true,
  });
  process.exitCode = code;
});
