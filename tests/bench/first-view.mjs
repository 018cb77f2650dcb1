import { gzipSync } from 'node:zlib';
import { followNetwork } from './settled.mjs';

const MAX_LOAD_MS = 90_000;

/** Anything that a page does without interaction happens within this time. */
const BY_ITSELF_MS = 6000;

const getKind = (response) => {
  const type = response.headers()['content-type'] ?? '';
  if (type.includes('javascript')) return 'js';
  return type.includes('text/css') ? 'css' : null;
};

/** True for what the browser fetched ahead of use. */
const isPrefetch = (request) => request.headers()['sec-purpose']?.includes('prefetch') ?? false;

/**
 * Measures what a visitor with an empty cache requests on opening `url` without interaction: bytes of JavaScript and
 * style sheets, each file once, gzipped. `later` is the part of the JavaScript that the HTML doesn't reference: loaded
 * by scripts or prefetched for visible links. It is included in the total; `ahead` is the prefetched part of it.
 * `foundWords` lists the given words that occur in a script. With `stay`, waits some seconds longer: `byItself` is the
 * JavaScript requested in that time, which is not part of `js`. With a session `token`, the visitor is logged in.
 */
export async function weighFirstView(browser, url, { words = [], stay = false, token } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (token) await context.addCookies([{ name: 'token', value: token, url, sameSite: 'Lax' }]);
  const page = await context.newPage();
  const bodies = new Map();
  const network = followNetwork(page, ['image']);
  const keep = (response) => {
    const kind = getKind(response);
    if (kind && response.ok() && !bodies.has(response.url()))
      bodies.set(response.url(), { kind, ahead: isPrefetch(response.request()), body: response.body() });
  };
  page.on('response', keep);
  const navigation = await page.goto(url, { waitUntil: 'domcontentloaded', timeout: MAX_LOAD_MS });
  const html = (await navigation?.text()) ?? '';
  await network.settled();
  const atRest = new Set(bodies.keys());
  if (stay) {
    await page.waitForTimeout(BY_ITSELF_MS);
    await network.settled();
  }
  // Later responses would get lost when the page closes.
  page.off('response', keep);
  const files = [];
  const foundWords = new Set();
  for (const [fileUrl, { kind, ahead, body }] of bodies) {
    const { pathname } = new URL(fileUrl);
    const bytes = await body;
    files.push({
      path: pathname,
      kind,
      bytes: gzipSync(bytes).length,
      later: !html.includes(pathname),
      ahead,
      byItself: !atRest.has(fileUrl),
    });
    if (kind === 'js') for (const word of words) if (bytes.includes(word)) foundWords.add(word);
  }
  await context.close();
  const sum = (fits) => files.filter(fits).reduce((total, { bytes }) => total + bytes, 0);
  return {
    status: navigation?.status() ?? 0,
    js: sum(({ kind, byItself }) => kind === 'js' && !byItself),
    later: sum(({ kind, later, byItself }) => kind === 'js' && later && !byItself),
    ahead: sum(({ kind, ahead, byItself }) => kind === 'js' && ahead && !byItself),
    byItself: sum(({ kind, byItself }) => kind === 'js' && byItself),
    css: sum(({ kind }) => kind === 'css'),
    foundWords: [...foundWords],
    files: files.sort((a, b) => b.bytes - a.bytes),
  };
}
