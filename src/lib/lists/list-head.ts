import { activeFilters, addressOf, atPage, lastPageOf, PAGE_SIZE, type ListRules, type ListView } from './list-address';
import { itemList, type PageHead, type SiteFacts } from '@/lib/page/seo';

/** What the head of a list page has to know; a loader gives it as props. */
export interface ListFacts<F extends string = string> {
  view: ListView<F>;
  total: number;
  /** The items of the first view, for the structured data. */
  entries: { name: string; path: string }[];
}

/**
 * The part of a head that all lists have in common.
 *
 * The canonical address is that of the first page shown, since "Show more" only puts following pages below it. Pages of the plain
 * list and of the list under one filter ("performers from Spain") are worth an index entry of their own. Free text, two
 * filters or more, and other orders are not: they are endless variations of the same items, so they are `noindex`, and so
 * is a list that has nothing to show.
 */
export function listHead<F extends string>(site: SiteFacts, rules: ListRules<F>, { view, total, entries }: ListFacts<F>): Omit<PageHead, 'title'> {
  const filters = activeFilters(rules, view);
  const variation = filters.length > 1 || filters.some(([name]) => name === 'q') || view.sort !== rules.sorts[0];
  const pageAddress = (page: number) => addressOf(rules, atPage(view, page));
  return {
    canonical: pageAddress(view.page),
    noindex: variation || entries.length === 0,
    prev: view.page > 1 ? pageAddress(view.page - 1) : undefined,
    next: view.page < lastPageOf(total) ? pageAddress(view.page + 1) : undefined,
    jsonLd: entries.length > 0 ? [itemList(site, entries, (view.page - 1) * PAGE_SIZE)] : [],
  };
}

/** A title that tells the pages of a list apart. */
export const pagedTitle = (title: string, { page }: ListView): string => (page > 1 ? `${title}, page ${page}` : title);
