import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { ParsedUrlQuery } from 'node:querystring';
import type { NextComponentType } from 'next';

type PageModule = { default: NextComponentType };

const FOLDER = join(process.cwd(), 'src/pages');
const isPage = (file: string) => file.endsWith('.tsx') && !/^(_app|_document|api\/)/.test(file);
const routeOfFile = (file: string) => `/${file.replace(/\.tsx$/, '').replace(/(^|\/)index$/, '')}`;

/** Every page file below `src/pages` by route. Fixed routes come before those with parameters, as in Next. */
export const PAGES: Readonly<Record<string, () => Promise<PageModule>>> = Object.fromEntries(
  readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter(isPage)
    .sort((a, b) => Number(a.includes('[')) - Number(b.includes('[')) || a.localeCompare(b))
    .map((file) => [routeOfFile(file), () => import(`@/pages/${file.replace(/\.tsx$/, '')}`) as Promise<PageModule>]),
);

/** Resolves a URL as Next does: the route of its page and its parameters. An unknown URL is `/404`. */
export function getRoute(path: string): { route: string; query: ParsedUrlQuery } {
  const { pathname, searchParams } = new URL(path, 'http://site.test');
  const query: ParsedUrlQuery = {};
  for (const key of new Set(searchParams.keys())) {
    const values = searchParams.getAll(key);
    query[key] = values.length === 1 ? values[0] : values;
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
      return { route, query: { ...query, ...params } };
    }
  }
  return { route: '/404', query };
}
