/** `npm run build`: makes the production build from scratch. */
import { ensureInstalled, ensureNode } from './ensure.mjs';
import { main } from './failure.mjs';
import { build } from './production-build.mjs';

await main(async () => {
  ensureNode();
  await ensureInstalled();
  await build({ echo: true });
});
