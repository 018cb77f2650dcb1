import type { ParsedUrlQuery } from 'node:querystring';
import type { NextComponentType } from 'next';

type PageModule = { default: NextComponentType };

/** Every file below `src/pages` that makes a page, by its route. */
export const PAGES: Readonly<Record<string, () => Promise<PageModule>>> = {
  '/': () => import('@/pages/index'),
  '/404': () => import('@/pages/404'),
  '/_error': () => import('@/pages/_error'),
  '/auth/login': () => import('@/pages/auth/login'),
  '/auth/logout': () => import('@/pages/auth/logout'),
  '/categories': () => import('@/pages/categories'),
  '/category/[slug]': () => import('@/pages/category/[slug]'),
  '/home': () => import('@/pages/home'),
  '/login': () => import('@/pages/login'),
  '/performers': () => import('@/pages/performers/index'),
  '/performers/[id]': () => import('@/pages/performers/[id]'),
  '/video/[id]': () => import('@/pages/video/[id]'),
  '/videos': () => import('@/pages/videos'),
};

/** What Next makes of an address: the route of its page and the parameters in it. An unknown address is the page `/404`. */
export function routeOf(path: string): { route: string; query: ParsedUrlQuery } {
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  const asked: ParsedUrlQuery = {};
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key);
    asked[key] = values.length === 1 ? values[0] : values;
  }
  for (const route of Object.keys(PAGES)) {
    const names: string[] = [];
    const pattern = route.replace(/\[(\w+)\]/g, (_whole, name: string) => {
      names.push(name);
      return '([^/]+)';
    });
    const match = new RegExp(`^${pattern}/?$`).exec(pathname);
    if (match && route !== '/_error') {
      const params = Object.fromEntries(names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')]));
      return { route, query: { ...asked, ...params } };
    }
  }
  return { route: '/404', query: asked };
}
