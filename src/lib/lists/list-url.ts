import type { ParsedUrlQuery } from 'node:querystring';
import { getCount, MAX_PAGE_NUMBER, readParameter, withQuery } from './query';

/*
 * The state of a list is in its URL: filters, order and number of items shown, so that a reload, a shared link, Back
 * and a crawler see the same. Each view has one URL: defaults (first page, first order) are left out, junk is dropped,
 * and parameters have a fixed order.
 *
 *   /videos?access=sale&sort=popular            the first page of a filtered list
 *   /videos?page=3                              its third page (items 49 to 72), linked for crawlers
 *   /videos?upto=3                              the first three pages together, after "Show more"
 */

/** Items per page. */
export const PAGE_SIZE = 24;
/** Maximum number of pages shown together: 192 items, within the limit of one call (contract A.4: 200). */
export const MAX_PAGES_SHOWN = 8;

/** The parameters that a list supports. */
export interface ListRules<F extends string = string> {
  /** Path of the list; may have its own query, such as `?tab=videos`. */
  path: string;
  /** The filters in URL order, each with the format of its values. */
  filters: Readonly<Record<F, RegExp>>;
  /** Possible orders; the first is the default. */
  sorts: readonly string[];
}

/** One view of a list: pages `page` to `upto` of the filtered items. */
export interface ListView<F extends string = string> {
  filters: Partial<Record<F, string>>;
  sort: string;
  page: number;
  upto: number;
}

/** Maximum length of a search text, in characters. Longer texts are cut. */
export const MAX_SEARCH_LENGTH = 100;
/** Valid search text. */
export const SEARCH_TEXT = /^.+$/s;
/** A value that the server offers, such as an id: one line of any characters. */
export const SERVER_VALUE = /^\P{Cc}{1,200}$/u;
/** A switch is in the URL only when on. */
export const SWITCH = /^1$/;

/** The format of a filter whose value is one of these. */
export const matchAny = (values: readonly string[]): RegExp => new RegExp(`^(${values.join('|')})$`);

const JUNK = ['undefined', 'null'];

const getNames = <F extends string>(rules: ListRules<F>) => Object.keys(rules.filters) as F[];

/** Parses a query; values that the rules don't allow are ignored. */
export function readView<F extends string>(rules: ListRules<F>, query: ParsedUrlQuery): ListView<F> {
  const filters: Partial<Record<F, string>> = {};
  for (const name of getNames(rules)) {
    const typed = readParameter(query, name);
    const value = rules.filters[name] === SEARCH_TEXT ? [...typed].slice(0, MAX_SEARCH_LENGTH).join('') : typed;
    if (rules.filters[name].test(value) && !JUNK.includes(value)) filters[name] = value;
  }
  const [usual = ''] = rules.sorts;
  const sort = readParameter(query, 'sort');
  const page = getCount(query, 'page');
  const upto = getCount(query, 'upto', page);
  return {
    filters,
    sort: rules.sorts.includes(sort) ? sort : usual,
    page,
    upto: clamp(upto, page, page + MAX_PAGES_SHOWN - 1),
  };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The canonical URL of a view. */
export function getListUrl<F extends string>(rules: ListRules<F>, view: ListView<F>): string {
  const [path = '', own = ''] = rules.path.split('?');
  return withQuery(path, {
    ...Object.fromEntries(new URLSearchParams(own)),
    ...Object.fromEntries(getNames(rules).map((name) => [name, view.filters[name]])),
    sort: view.sort === rules.sorts[0] ? undefined : view.sort,
    page: view.page > 1 ? view.page : undefined,
    upto: view.upto > view.page ? view.upto : undefined,
  });
}

/** The first page of the list with a filter set, or removed by an empty value. */
export const withFilter = <F extends string>(view: ListView<F>, name: F, value: string): ListView<F> => ({
  ...view,
  filters: { ...view.filters, [name]: value || undefined },
  page: 1,
  upto: 1,
});

/** The first page of the list in another order. */
export const withSort = <F extends string>(view: ListView<F>, sort: string): ListView<F> => ({
  ...view,
  sort,
  page: 1,
  upto: 1,
});

/** The first page of the list without filters. */
export const withoutFilters = <F extends string>(view: ListView<F>): ListView<F> => ({
  ...view,
  filters: {},
  page: 1,
  upto: 1,
});

const withPage = <F extends string>(view: ListView<F>, page: number): ListView<F> => ({
  ...view,
  page,
  upto: page,
});

/**
 * The URL of a page of the list. While items have `left` the list (deleted, or no longer matching the filters), later
 * items move up and the next page would skip some, so the link reloads the current view instead, which then includes
 * them.
 */
export const getPageUrl = <F extends string>(
  rules: ListRules<F>,
  view: ListView<F>,
  page: number,
  left = false,
): string => getListUrl(rules, left && page > view.upto ? view : withPage(view, page));

/** The active filters as pairs of name and value, in order. */
export const activeFilters = <F extends string>(rules: ListRules<F>, view: ListView<F>): [F, string][] =>
  getNames(rules).flatMap((name) => {
    const value = view.filters[name];
    return value ? [[name, value] as [F, string]] : [];
  });

/** The records of a view for an API call. `size` is for lists with another page size. */
export const getRange = (
  { page, upto }: Pick<ListView, 'page' | 'upto'>,
  size = PAGE_SIZE,
): { limit: number; offset: number } => ({
  limit: (upto - page + 1) * size,
  offset: (page - 1) * size,
});

/** The last page number for `total` items that a URL can have; 1 for an empty list. */
export const getLastPage = (total: number, size = PAGE_SIZE): number =>
  clamp(Math.ceil(total / size), 1, MAX_PAGE_NUMBER);

/** The last visible page when `shown` items follow the view's first page. */
export const lastShownPage = ({ page }: Pick<ListView, 'page'>, shown: number, size = PAGE_SIZE): number =>
  page - 1 + Math.max(1, Math.ceil(shown / size));
