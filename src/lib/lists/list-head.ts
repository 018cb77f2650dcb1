import { activeFilters, getLastPage, getPageUrl, PAGE_SIZE, type ListRules, type ListView } from './list-url';
import { itemList, type PageHead, type SiteFacts } from '@/lib/page/seo';

/** Data for the head of a list page, passed by a loader as props. */
export interface ListFacts<F extends string = string> {
  view: ListView<F>;
  total: number;
  /** Items of the first view, for structured data. */
  entries: { name: string; path: string }[];
}

/**
 * The common head of all lists.
 *
 * The canonical URL is that of the first page shown, since "Show more" only appends pages. Pages of the plain list and
 * of the list under one filter ("performers from Spain") are worth indexing. Free text, several filters and other
 * orders are endless variations of the same items, so they are `noindex`, and so is an empty list.
 */
export function listHead<F extends string>(
  site: SiteFacts,
  rules: ListRules<F>,
  { view, total, entries }: ListFacts<F>,
): Omit<PageHead, 'title'> {
  const filters = activeFilters(rules, view);
  const variation = filters.length > 1 || filters.some(([name]) => name === 'q') || view.sort !== rules.sorts[0];
  return {
    canonical: getPageUrl(rules, view, view.page),
    noindex: variation || entries.length === 0,
    prev: view.page > 1 ? getPageUrl(rules, view, view.page - 1) : undefined,
    next: view.page < getLastPage(total) ? getPageUrl(rules, view, view.page + 1) : undefined,
    jsonLd: entries.length > 0 ? [itemList(site, entries, (view.page - 1) * PAGE_SIZE)] : [],
  };
}

/** Adds the page number to a title, so that pages of a list have distinct titles. */
export const pagedTitle = (title: string, { page }: ListView): string => (page > 1 ? `${title}, page ${page}` : title);
