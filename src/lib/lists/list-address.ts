import type { ParsedUrlQuery } from 'node:querystring';
import { countOf, oneOf, withQuery } from './query';

/*
 * A list is its address: filters, order and how much of it is shown all stand in the query, so that a reload, a shared
 * link, Back and a crawler see the same. Each view has one address: what is usual (first page, first order) leaves no
 * trace, junk is dropped, parameters keep one order.
 *
 *   /videos?access=sale&sort=popular            the first page of a filtered list
 *   /videos?page=3                              its third page (items 49 to 72), linked for crawlers
 *   /videos?upto=3                              the first three pages in one, as "Show more" leaves it
 */

/** How many items make a page. */
export const PAGE_SIZE = 24;
/** How many pages may stand below each other: 192 items, what one call gives (contract A.4: at most 200). */
export const MAX_PAGE = 8;

/** What a list understands in its address. */
export interface ListRules<F extends string = string> {
  /** Where the list is; may carry a query of its own, such as `?tab=videos`. */
  path: string;
  /** The filters, in the order they are written, each with what its values look like. */
  filters: Readonly<Record<F, RegExp>>;
  /** The orders it can have; the first is the usual one. */
  sorts: readonly string[];
}

/** One view of a list: pages `page` to `upto` of what passes the filters. */
export interface ListView<F extends string = string> {
  filters: Partial<Record<F, string>>;
  sort: string;
  page: number;
  upto: number;
}

/** What people may type into a search. */
export const SEARCH_TEXT = /^.{1,100}$/su;
/** A switch is on, or it is not in the address. */
export const SWITCH = /^1$/;

const JUNK = ['undefined', 'null'];

/** The names of the filters, in their order. */
const namesOf = <F extends string>(rules: ListRules<F>) => Object.keys(rules.filters) as F[];

/** The view that a query asks for; whatever the rules do not know is left out. */
export function readView<F extends string>(rules: ListRules<F>, query: ParsedUrlQuery): ListView<F> {
  const filters: Partial<Record<F, string>> = {};
  for (const name of namesOf(rules)) {
    const value = oneOf(query, name);
    if (rules.filters[name].test(value) && !JUNK.includes(value)) filters[name] = value;
  }
  const [usual = ''] = rules.sorts;
  const sort = oneOf(query, 'sort');
  const page = countOf(query, 'page');
  const upto = countOf(query, 'upto', page);
  return { filters, sort: rules.sorts.includes(sort) ? sort : usual, page, upto: clamp(upto, page, page + MAX_PAGE - 1) };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The one address of a view. */
export function addressOf<F extends string>(rules: ListRules<F>, view: ListView<F>): string {
  const [path = '', own = ''] = rules.path.split('?');
  return withQuery(path, {
    ...Object.fromEntries(new URLSearchParams(own)),
    ...Object.fromEntries(namesOf(rules).map((name) => [name, view.filters[name]])),
    sort: view.sort === rules.sorts[0] ? undefined : view.sort,
    page: view.page > 1 ? view.page : undefined,
    upto: view.upto > view.page ? view.upto : undefined,
  });
}

/** The same list with a filter set, or taken away by an empty value; from its first page. */
export const withFilter = <F extends string>(view: ListView<F>, name: F, value: string): ListView<F> => ({
  ...view,
  filters: { ...view.filters, [name]: value || undefined },
  page: 1,
  upto: 1,
});

/** The same list in another order, from its first page. */
export const withSort = <F extends string>(view: ListView<F>, sort: string): ListView<F> => ({ ...view, sort, page: 1, upto: 1 });

/** The same list without any filter. */
export const withoutFilters = <F extends string>(view: ListView<F>): ListView<F> => ({ ...view, filters: {}, page: 1, upto: 1 });

/** One page of the same list. */
export const atPage = <F extends string>(view: ListView<F>, page: number): ListView<F> => ({ ...view, page, upto: page });

/**
 * The address of a page of the list. While things in sight have `left` it, deleted or not what the filters ask for any more, those behind
 * them move up, and a later page would begin behind these: the way on leads to what is in sight now once more, which has them then.
 */
export const addressOfPage = <F extends string>(rules: ListRules<F>, view: ListView<F>, page: number, left = false): string =>
  addressOf(rules, left && page > view.upto ? view : atPage(view, page));

/** The filters in force as pairs of name and value, in their order. */
export const activeFilters = <F extends string>(rules: ListRules<F>, view: ListView<F>): [F, string][] =>
  namesOf(rules).flatMap((name) => {
    const value = view.filters[name];
    return value ? [[name, value] as [F, string]] : [];
  });

/** Which records of the server make up a view. `size` is for the few lists that have other pages than most. */
export const rangeOf = ({ page, upto }: Pick<ListView, 'page' | 'upto'>, size = PAGE_SIZE): { limit: number; offset: number } => ({
  limit: (upto - page + 1) * size,
  offset: (page - 1) * size,
});

/** The number of the last page of so many items; 1 for an empty list. */
export const lastPageOf = (total: number, size = PAGE_SIZE): number => Math.max(1, Math.ceil(total / size));

/** The last page in sight when so many items are shown from the view's first page on. */
export const lastShownPage = ({ page }: Pick<ListView, 'page'>, shown: number, size = PAGE_SIZE): number => page - 1 + Math.max(1, Math.ceil(shown / size));
