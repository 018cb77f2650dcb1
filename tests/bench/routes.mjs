import { tsImport } from 'tsx/esm/api';

const { GUEST_VISITS, SITE_VISITS } = await tsImport('../setup/site-visits.ts', import.meta.url);

/** Limits of a landing page, as multiples of the figures of the hello world (`cls` is absolute). */
const START = { js: 1.55, tbt: 2.5, lcp: 1.6, cls: 0 };
const NEXT = { js: 1.75, tbt: 3, lcp: 1.8, cls: 0 };

/**
 * The pages that are included in every measure. `cpu` is the CPU time per render as a multiple of that of the hello
 * world, for a guest, for a guest without cached pages (`made`) and for a fan: the largest measured on 2026-11-26 with
 * 1 and 50 connections plus 10%.
 */
const MEASURED = {
  '/home': { limits: START, cpu: { guest: 1.4, made: 6.6, fan: 14.9 } },
  '/performers/aria': { limits: NEXT, cpu: { guest: 1.4, made: 6.2, fan: 6.6 } },
  '/video/midnight-at-the-paper-lantern': { limits: NEXT, cpu: { guest: 1.4, made: 5.9, fan: 5.4 } },
  '/galleries': { limits: NEXT, cpu: { guest: 1.4, made: 5.6, fan: 6.7 } },
  '/product/paper-lantern-on-vinyl': { limits: NEXT, cpu: { guest: 1.4, made: 5.8, fan: 6.3 } },
};

/** JavaScript budgets of first views in kB (1000 bytes), gzipped, by route. */
const USUAL_BUDGET = 220;
const BUDGETS = {
  '/home': 200,
  '/categories': 200,
  '/membership': 230,
  '/cart': 230,
  '/product/[id]': 230,
  '/stream/[username]': 240,
};
const getBudget = (route) => BUDGETS[route] ?? (/^\/(auth\/|login)/.test(route) ? 200 : USUAL_BUDGET);

/** Landing pages of guests. */
export const ROUTES = [
  // Rooms are measured offline, before the player.
  ...GUEST_VISITS.filter(({ path }) => path !== '/stream/nova').map(({ path, route }) => ({
    name: path,
    budget: getBudget(route),
    ...MEASURED[path],
  })),
  { name: '/post/open-floor-on-saturday', budget: USUAL_BUDGET },
  { name: '/404', budget: 200, status: 404 },
];

/** First-view JavaScript budgets of the studio, in kB, gzipped. */
const [STUDIO_HOME, STUDIO_LIST, STUDIO_EDITOR] = [320, 430, 450];
const getStudioBudget = (route) =>
  route === '/studio' ? STUDIO_HOME : /\/(new|profile|live)$/.test(route) ? STUDIO_EDITOR : STUDIO_LIST;

/** The JavaScript that a move between pages of the studio may load, in kB, gzipped. */
export const MAX_NAVIGATION_KB = 60;

/**
 * Pages of the studio with their JavaScript budget, its home first. Editors of one record load what those of a new one
 * do.
 */
export const STUDIO_ROUTES = SITE_VISITS.filter(
  ({ path, route }) => /^\/studio(\/|$)/.test(path) && path === route,
).map(({ route }) => ({ name: route, budget: getStudioBudget(route) }));

/** The URLs of the pages that are included in every measure. */
export const pagesWithLimits = ({ site }) =>
  ROUTES.filter(({ limits }) => limits).map(({ name, limits, cpu }) => ({ name, url: site + name, limits, cpu }));
