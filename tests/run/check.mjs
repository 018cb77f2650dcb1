/** `npm run check`: types, ESLint, stylelint, format, import rules, dead code. */
import { ensureInstalled, ensureNode } from './ensure.mjs';
import { main } from './failure.mjs';
import { staticChecks } from './static-checks.mjs';
import { runSteps } from './steps.mjs';

await main(async () => {
  ensureNode();
  await ensureInstalled();
  await runSteps([staticChecks()]);
});
