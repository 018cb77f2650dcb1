/**
 * `npm run bench`: how much a guest's first view asks for, beside the least that the same packages need, and that the studio is not in it; how old a live picture is when it is seen;
 * what a busy chat asks of a viewer's page.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { ensureChromium } from '../run/chromium.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from '../run/ensure.mjs';
import { Failure, main } from '../run/failure.mjs';
import { bin, inRoot } from '../run/places.mjs';
import { freePort } from '../run/ports.mjs';
import { answers, serve } from '../run/processes.mjs';
import { siteAt, startSandbox, startWeb } from '../run/servers.mjs';
import { CHAT_LIMITS, measureChat } from './chat-load.mjs';
import { weighFirstView } from './first-view.mjs';
import { measureGlassToGlass } from './glass-to-glass.mjs';
import { buildReference, REFERENCES } from './reference-pages.mjs';
import { ROUTES } from './routes.mjs';
import { send } from './send.mjs';
import { expectStudioSpeaks, STUDIO_WORDS } from './studio-words.mjs';

const MOST_MINUTES = 15;
const CHAT_SECONDS = 60;
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

async function startProduct() {
  const [sandboxPort, port] = [await freePort(), await freePort()];
  const [api, site] = [siteAt(sandboxPort), siteAt(port)];
  const sandbox = startSandbox({ port: sandboxPort, dir: cache('bench-sandbox'), site, reset: true });
  const web = startWeb({ port, api, env: { SETTINGS_CACHE_SECONDS: '0' } });
  await Promise.all([answers(sandbox, `${api}/settings/public`, 120), answers(web, `${site}/api/health`, 60)]);
  return { api, site, stop: () => Promise.all([web.stop(), sandbox.stop()]) };
}

async function weighProduct(browser, { api, site }) {
  const rows = [];
  for (const { name, path, budget, status = 200 } of ROUTES) {
    const address = typeof path === 'function' ? await path(api) : (path ?? name);
    const view = await weighFirstView(browser, site + address, STUDIO_WORDS);
    if (view.status !== status) throw new Failure(`${name} answered ${view.status}, not ${status}: there is nothing to measure.`);
    rows.push({ ...row(name, view), budget, over: kB(view.js) > budget, studio: view.heard });
  }
  return rows;
}

/** The chat of a show that is on the air, as a guest's page has it. */
async function measureBusyChat(browser, { api, site }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.goto(`${site}/stream/nova`);
  const talk = (perSecond, seconds) => send('POST', `${api}/__sandbox/chat`, { performer: 'nova', perSecond, seconds });
  const chat = await measureChat(page, CHAT_SECONDS, talk);
  await context.close();
  return chat;
}

const line = (first, ...columns) => console.log(first.padEnd(30) + columns.map((column) => String(column).padStart(10)).join(''));
const verdict = (limit, over) => `${limit ?? ''}${over ? ' OVER' : ''}`;

function printFirstViews(rows) {
  line('first view, gzipped kB', 'script', '(later)', 'style', 'at most');
  for (const { page, js, later, css, budget, over } of rows) line(page, js.toFixed(1), later.toFixed(1), css.toFixed(1), verdict(budget, over));
  const carrying = rows.filter(({ studio = [] }) => studio.length > 0);
  console.log(carrying.length === 0 ? 'Nothing of the studio is in any of them.' : `The studio is in: ${carrying.map(({ page }) => page).join(', ')}`);
}

function printGlassToGlass(rows) {
  line('\nglass to glass, seconds', ' median', 'worst', 'under');
  const seconds = (milliseconds) => (milliseconds / 1000).toFixed(2);
  for (const { way, median, worst, limit, over } of rows) line(way, seconds(median), seconds(worst), verdict(limit / 1000, over));
}

function printChat(chat) {
  line(`\nchat, ${CHAT_SECONDS} s of 50 lines/s`, ' seen', 'at most');
  line('longest task, ms of work', chat.work, CHAT_LIMITS.work);
  line('  by the clock, ms', chat.lasted);
  line('lines in the document', chat.lines, CHAT_LIMITS.lines);
  line('memory gained, MB', chat.growth.toFixed(1), CHAT_LIMITS.growth);
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
  await expectStudioSpeaks();
  const { chromium } = await import('@playwright/test');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--no-first-run'] });
  const firstViews = [];
  for (const name of Object.keys(REFERENCES)) firstViews.push(await weighReference(browser, name));
  const product = await startProduct();
  firstViews.push(...(await weighProduct(browser, product)));
  const glassToGlass = await measureGlassToGlass(browser, product);
  const chat = await measureBusyChat(browser, product);
  await product.stop();
  await browser.close();
  clearTimeout(limit);

  printFirstViews(firstViews);
  printGlassToGlass(glassToGlass);
  printChat(chat);
  mkdirSync(cache(''), { recursive: true });
  writeFileSync(cache('bench.json'), JSON.stringify({ firstViews, glassToGlass, chat }, null, 2));
  console.log(`\nThe same as JSON, with every file: ${cache('bench.json')}`);
  const faults = [
    ...firstViews.filter(({ over }) => over).map(({ page }) => `more script than allowed for ${page}`),
    ...firstViews.filter(({ studio = [] }) => studio.length > 0).map(({ page, studio }) => `code of the studio on ${page} (“${studio[0]}”)`),
    ...glassToGlass.filter(({ over }) => over).map(({ way }) => `a picture that is too old by ${way}`),
    ...Object.keys(CHAT_LIMITS).filter((what) => chat[what] > CHAT_LIMITS[what]).map((what) => `too much ${what} in a busy chat`),
  ];
  if (faults.length > 0) throw new Failure(`Measured: ${faults.join(', ')}.`);
});
