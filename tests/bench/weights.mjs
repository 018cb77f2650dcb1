import { Failure } from '../run/failure.mjs';
import { weighFirstView } from './first-view.mjs';
import { addressOf, ROUTES } from './routes.mjs';
import { expectStudioSpeaks, STUDIO_TEXTS } from './studio-texts.mjs';
import { figure, line, times, verdict } from './table.mjs';

const AT_ONCE = 3;

const kB = (bytes) => Number((bytes / 1000).toFixed(1));

const row = (page, { js, later, byItself, css, files }) => ({
  page,
  js: kB(js),
  later: kB(later),
  byItself: kB(byItself),
  css: kB(css),
  files,
});

async function weighRoute(browser, { site, api }, floor, route) {
  const { name, budget, limits, status = 200 } = route;
  const view = await weighFirstView(browser, site + (await addressOf(route, api)), {
    words: STUDIO_TEXTS,
    stay: limits !== undefined,
  });
  if (view.status !== status)
    throw new Failure(`${name} answered ${view.status}, not ${status}: there is nothing to measure.`);
  const limit = limits ? Math.min(budget, Math.floor(kB(floor.js) * limits.js)) : budget;
  return { ...row(name, view), limit, over: kB(view.js) > limit, studio: view.heard };
}

/** Sizes don't depend on load, so several pages are measured in parallel. */
async function weighAll(routes, weigh) {
  const waiting = [...routes.entries()];
  const rows = [];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) rows[next[0]] = await weigh(next[1]);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return rows;
}

/** Script and style sizes of first views, by route. */
export async function measureWeights({ browser, references, product }) {
  await expectStudioSpeaks();
  const floors = await Promise.all(
    references.map(async ({ name, url }) => ({ name, ...(await weighFirstView(browser, url)) })),
  );
  const [floor] = floors;
  const rows = await weighAll(ROUTES, (route) => weighRoute(browser, product, floor, route));
  return [...floors.map(({ name, ...view }) => row(name, view)), ...rows];
}

export function printWeights(rows) {
  const [floor] = rows;
  line('first view, gzipped kB', 'script', '(later)', 'untouched', 'style', 'to floor', 'at most');
  for (const { page, js, later, byItself, css, limit, over } of rows)
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
  const carrying = rows.filter(({ studio = [] }) => studio.length > 0);
  console.log(
    carrying.length === 0
      ? 'Nothing of the studio is in any of them.'
      : `The studio is in: ${carrying.map(({ page }) => page).join(', ')}`,
  );
}

export const faultsOfWeights = (rows) => [
  ...rows.filter(({ over }) => over).map(({ page }) => `more script than allowed for ${page}`),
  ...rows
    .filter(({ studio = [] }) => studio.length > 0)
    .map(({ page, studio }) => `code of the studio on ${page} (“${studio[0]}”)`),
];
