import { gzipSync } from 'node:zlib';

const QUIET_MS = 1500;
const LONGEST_MS = 30_000;
const LONGEST_LOAD_MS = 90_000;

/** Anything that a page does without interaction happens within this time. */
const BY_ITSELF_MS = 6000;

/** Waits until the page has sent no request for a while. `lastRequest` returns the time of its last one. */
export async function untilQuiet(page, lastRequest) {
  const end = Date.now() + LONGEST_MS;
  while (Date.now() < end && Date.now() - lastRequest() < QUIET_MS) await page.waitForTimeout(100);
}

const kindOf = (response) => {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'js';
  return type.includes('text/css') ? 'css' : null;
};

/**
 * Measures what a guest with an empty cache requests on opening `url` without interaction: bytes of JavaScript and style sheets, each file
 * once, gzipped. `later` is the part of the JavaScript that the HTML doesn't reference: loaded by scripts or prefetched by Next for visible
 * links. It is included in the total. `heard` lists the given words that occur in a script. With `stay`, waits some seconds longer:
 * `byItself` is the JavaScript requested in that time, which is not part of `js`.
 */
export async function weighFirstView(browser, url, { words = [], stay = false } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  const bodies = new Map();
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  const keep = (response) => {
    const kind = kindOf(response);
    if (kind && response.ok() && !bodies.has(response.url()))
      bodies.set(response.url(), { kind, body: response.body() });
  };
  page.on('response', keep);
  const answer = await page.goto(url, { waitUntil: 'load', timeout: LONGEST_LOAD_MS });
  const html = (await answer?.text()) ?? '';
  await untilQuiet(page, () => last);
  const atRest = new Set(bodies.keys());
  if (stay) {
    await page.waitForTimeout(BY_ITSELF_MS);
    await untilQuiet(page, () => last);
  }
  // Later responses would get lost when the page closes.
  page.off('response', keep);
  const files = [];
  const heard = new Set();
  for (const [address, { kind, body }] of bodies) {
    const { pathname } = new URL(address);
    const bytes = await body;
    files.push({
      path: pathname,
      kind,
      bytes: gzipSync(bytes).length,
      later: !html.includes(pathname),
      byItself: !atRest.has(address),
    });
    if (kind === 'js') for (const word of words) if (bytes.includes(word)) heard.add(word);
  }
  await context.close();
  const sum = (fits) => files.filter(fits).reduce((total, { bytes }) => total + bytes, 0);
  return {
    status: answer?.status() ?? 0,
    js: sum(({ kind, byItself }) => kind === 'js' && !byItself),
    later: sum(({ kind, later, byItself }) => kind === 'js' && later && !byItself),
    byItself: sum(({ kind, byItself }) => kind === 'js' && byItself),
    css: sum(({ kind }) => kind === 'css'),
    heard: [...heard],
    files: files.sort((a, b) => b.bytes - a.bytes),
  };
}
