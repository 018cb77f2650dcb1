/** `npm run bench`: how much a guest's first view asks for, beside the least that the same packages need. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ensureChromium } from '../run/chromium.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from '../run/ensure.mjs';
import { Failure, main } from '../run/failure.mjs';
import { bin, inRoot } from '../run/places.mjs';
import { freePort } from '../run/ports.mjs';
import { answers, serve } from '../run/processes.mjs';
import { siteAt, startSandbox, startWeb } from '../run/servers.mjs';
import { weighFirstView } from './first-view.mjs';
import { buildReference, REFERENCES } from './reference-pages.mjs';
import { ROUTES } from './routes.mjs';

const MOST_MINUTES = 10;
const cache = (name) => inRoot('node_modules/.cache/encore', name);

const kB = (bytes) => Number((bytes / 1000).toFixed(1));

const row = (page, { js, later, css, files }) => ({ page, js: kB(js), later: kB(later), css: kB(css), files });

async function weighReference(browser, name) {
  const folder = await buildReference(name);
  const port = await freePort();
  const server = serve(name, [bin('next'), 'start', folder, '--hostname', '127.0.0.1', '--port', String(port)], { env: { NODE_ENV: 'production' } });
  await answers(server, siteAt(port), 60);
  const view = await weighFirstView(browser, siteAt(port));
  await server.stop();
  return row(name, view);
}

async function weighProduct(browser) {
  const [sandboxPort, port] = [await freePort(), await freePort()];
  const [api, site] = [siteAt(sandboxPort), siteAt(port)];
  const sandbox = startSandbox({ port: sandboxPort, dir: cache('bench-sandbox'), site });
  const web = startWeb({ port, api });
  await Promise.all([answers(sandbox, `${api}/settings/public`, 120), answers(web, `${site}/api/health`, 60)]);
  const rows = [];
  for (const { name, path, budget, status = 200 } of ROUTES) {
    const address = typeof path === 'function' ? await path(api) : (path ?? name);
    const view = await weighFirstView(browser, site + address);
    if (view.status !== status) throw new Failure(`${name} answered ${view.status}, not ${status}: there is nothing to measure.`);
    rows.push({ ...row(name, view), budget, over: kB(view.js) > budget });
  }
  await Promise.all([web.stop(), sandbox.stop()]);
  return rows;
}

function print(rows) {
  const line = (page, ...numbers) => console.log(page.padEnd(30) + numbers.map((number) => number.padStart(10)).join(''));
  line('first view, gzipped kB', 'script', '(later)', 'style', 'at most');
  for (const { page, js, later, css, budget, over } of rows) line(page, js.toFixed(1), later.toFixed(1), css.toFixed(1), `${budget ?? ''}${over ? ' OVER' : ''}`);
}

await main(async () => {
  const limit = setTimeout(() => {
    console.error(`The measurement took more than ${MOST_MINUTES} minutes.`);
    process.exit(1);
  }, MOST_MINUTES * 60_000);
  ensureNode();
  await ensureInstalled();
  const executablePath = await ensureChromium();
  await ensureBuilt();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
  const rows = [];
  for (const name of Object.keys(REFERENCES)) rows.push(await weighReference(browser, name));
  rows.push(...(await weighProduct(browser)));
  await browser.close();
  clearTimeout(limit);

  print(rows);
  mkdirSync(cache(''), { recursive: true });
  writeFileSync(cache('bench.json'), JSON.stringify(rows, null, 2));
  console.log(`\nThe same as JSON, with every file: ${cache('bench.json')}`);
  const over = rows.filter((row) => row.over).map(({ page }) => page);
  if (over.length > 0) throw new Failure(`More script than allowed: ${over.join(', ')}.`);
});
