import { activeFilters, type ListRules } from '@/lib/lists/list-url';
import { listHead, pagedTitle, type ListFacts } from '@/lib/lists/list-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { valueText, type FilterSet } from './filter-set';

interface ListPageTexts<F extends string> {
  title: string;
  description: string;
  set: FilterSet<F>;
}

/**
 * The head of a list page; the title names the active filters. A value that the server doesn't offer has no name, and
 * its page isn't worth indexing.
 */
export function listPageHead<F extends string>(
  site: SiteFacts,
  rules: ListRules<F>,
  page: ListFacts<F>,
  { title, description, set }: ListPageTexts<F>,
): PageHead {
  const filters = activeFilters(rules, page.view).map(([name, value]) => valueText(set, name, value));
  const names = filters.filter((text) => text !== undefined);
  const head = listHead(site, rules, page);
  return {
    ...head,
    noindex: head.noindex || (!set.incomplete && names.length < filters.length),
    title: pagedTitle([title, ...names].join(' · '), page.view),
    description,
  };
}
