/** `npm run test:e2e`: the browser tests alone. Arguments after `--` are passed to Playwright. */
import { runBrowserTests } from './browser-tests.mjs';
import { ensureChromium } from './chromium.mjs';
import { makeCounts } from './counts.mjs';
import { ensureEngines } from './engines.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './ensure.mjs';
import { main } from './failure.mjs';
import { ensureNginx } from './nginx.mjs';

await main(async () => {
  ensureNode();
  await ensureInstalled();
  const chromium = await ensureChromium();
  await ensureNginx();
  const missing = await ensureEngines();
  if (missing.length > 0) console.log(`${missing.join(' and ')} cannot be installed here: their tests are skipped.`);
  await ensureBuilt();
  await runBrowserTests({ chromium, args: process.argv.slice(2), echo: true, counts: makeCounts() });
});
