import { gzipSync } from 'node:zlib';

const QUIET_MS = 1500;
const LONGEST_MS = 30_000;

/** Waits until the page has asked for nothing new for a while. */
async function untilQuiet(page, lastRequest) {
  const end = Date.now() + LONGEST_MS;
  while (Date.now() < end && Date.now() - lastRequest() < QUIET_MS) await page.waitForTimeout(100);
}

const kindOf = (response) => {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'js';
  return type.includes('text/css') ? 'css' : null;
};

/**
 * What a guest with an empty cache asks for by opening `url` and touching nothing: bytes of JavaScript and of style sheets,
 * each file gzipped. Prefetched files count: they are asked for too.
 */
export async function weighFirstView(browser, url) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const weighed = [];
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('response', (response) => {
    const kind = kindOf(response);
    if (kind && response.ok()) weighed.push(response.body().then((body) => ({ kind, url: response.url(), bytes: gzipSync(body).length })));
  });
  const answer = await page.goto(url, { waitUntil: 'load' });
  await untilQuiet(page, () => last);
  const files = await Promise.all(weighed);
  await context.close();
  const sum = (kind) => files.filter((file) => file.kind === kind).reduce((total, { bytes }) => total + bytes, 0);
  return { status: answer?.status() ?? 0, js: sum('js'), css: sum('css'), files };
}
