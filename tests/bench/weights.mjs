import { Failure } from '../run/failure.mjs';
import { weighFirstView } from './first-view.mjs';
import { sessionToken, PERFORMER } from './product.mjs';
import { MAX_NAVIGATION_KB, ROUTES, STUDIO_ROUTES } from './routes.mjs';
import { expectStudioTextsExist, STUDIO_TEXTS } from './studio-texts.mjs';
import { figure, line, times, verdict } from './table.mjs';

const CONCURRENCY = 3;

const kB = (bytes) => Number((bytes / 1000).toFixed(1));

const row = (page, { js, later, ahead, byItself, css, files }) => ({
  page,
  js: kB(js),
  later: kB(later),
  ahead: kB(ahead),
  byItself: kB(byItself),
  css: kB(css),
  files,
});

async function weighRoute(browser, { site }, floor, route) {
  const { name, budget, limits, status = 200 } = route;
  const view = await weighFirstView(browser, site + name, {
    words: STUDIO_TEXTS,
    stay: limits !== undefined,
  });
  if (view.status !== status)
    throw new Failure(`${name} responded with ${view.status}, not ${status}: there is nothing to measure.`);
  const limit = limits ? Math.min(budget, Math.floor(kB(floor.js) * limits.js)) : budget;
  return { ...row(name, view), limit, over: kB(view.js) > limit, studio: view.foundWords };
}

/** Sizes don't depend on load, so several pages are measured in parallel. */
async function weighAll(routes, weigh) {
  const waiting = [...routes.entries()];
  const rows = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) rows[next[0]] = await weigh(next[1]);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  return rows;
}

/** The scripts of a page that another page hasn't loaded, in bytes. */
function added(page, { files }) {
  const loaded = new Set(files.map(({ path }) => path));
  return page.files
    .filter(({ kind, path }) => kind === 'js' && !loaded.has(path))
    .reduce((total, { bytes }) => total + bytes, 0);
}

/**
 * First views of the studio, and what each loads after a move from the studio's home, which includes what that fetched
 * ahead. Prefetched scripts count for a move only.
 */
async function weighStudio(browser, { site, api }) {
  const token = await sessionToken(api, PERFORMER);
  const views = await weighAll(STUDIO_ROUTES, async ({ name, budget }) => {
    const view = await weighFirstView(browser, site + name, { stay: name === STUDIO_ROUTES[0].name, token });
    if (view.status !== 200) throw new Failure(`${name} responded with ${view.status}: there is nothing to measure.`);
    const js = view.js - view.ahead;
    return { ...row(name, { ...view, js }), limit: budget, over: kB(js) > budget };
  });
  const [home] = views;
  return views.map((view) => {
    const moved = kB(added({ files: view.files.filter(({ ahead }) => !ahead) }, home));
    return { ...view, moved, movedOver: moved > MAX_NAVIGATION_KB };
  });
}

/** Script and style sizes of first views, by route: of guests, and of a performer in the studio. */
export async function measureWeights({ browser, references, product }) {
  await expectStudioTextsExist();
  const floors = await Promise.all(
    references.map(async ({ name, url }) => ({ name, ...(await weighFirstView(browser, url)) })),
  );
  const [floor] = floors;
  const rows = await weighAll(ROUTES, (route) => weighRoute(browser, product, floor, route));
  const pages = [...floors.map(({ name, ...view }) => row(name, view)), ...rows];
  return { pages, studio: product.api ? await weighStudio(browser, product) : [] };
}

const carryStudio = (pages) => pages.filter(({ studio = [] }) => studio.length > 0);

export function printWeights({ pages, studio }) {
  const [floor] = pages;
  line('first view, gzipped kB', 'script', '(later)', 'untouched', 'style', 'to floor', 'at most');
  for (const { page, js, later, byItself, css, limit, over } of pages)
    line(
      page,
      figure(js, 1),
      figure(later, 1),
      byItself ? `+${figure(byItself, 1)}` : '',
      figure(css, 1),
      times(js, floor.js),
      verdict(limit, over),
    );
  console.log(
    '(later) is the part of it that the HTML does not name; untouched is what comes on top when somebody only looks for some seconds.',
  );
  const carrying = carryStudio(pages);
  console.log(
    carrying.length === 0
      ? 'Nothing of the studio is in any of them.'
      : `The studio is in: ${carrying.map(({ page }) => page).join(', ')}`,
  );
  line('\nstudio, gzipped kB', ' script', 'at most', 'after home', 'at most', 'ahead', 'style');
  for (const { page, js, limit, over, moved, movedOver, ahead, byItself, css } of studio)
    line(
      page,
      figure(js, 1),
      verdict(limit, over),
      figure(moved, 1),
      verdict(MAX_NAVIGATION_KB, movedOver),
      figure(ahead + byItself, 1),
      figure(css, 1),
    );
  console.log(
    '"After home" is what a page loads on a move from the home of the studio; "ahead" is fetched before it is needed.',
  );
}

export const faultsOfWeights = ({ pages, studio }) => [
  ...[...pages, ...studio].filter(({ over }) => over).map(({ page }) => `more script than allowed for ${page}`),
  ...studio.filter(({ movedOver }) => movedOver).map(({ page }) => `more script than allowed on a move to ${page}`),
  ...carryStudio(pages).map(({ page, studio: words }) => `code of the studio on ${page} (“${words[0]}”)`),
];
