import { activeFilters, type ListRules } from '@/lib/lists/list-url';
import { listHead, pagedTitle, type ListFacts } from '@/lib/lists/list-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { valueText, type FilterSet } from './filter-set';

interface ListPageTexts<F extends string> {
  title: string;
  description: string;
  set: FilterSet<F>;
}

/** The head of a list page; the title names the active filters. */
export function listPageHead<F extends string>(
  site: SiteFacts,
  rules: ListRules<F>,
  page: ListFacts<F>,
  { title, description, set }: ListPageTexts<F>,
): PageHead {
  const filters = activeFilters(rules, page.view).map(([name, value]) => valueText(set, name, value));
  return {
    ...listHead(site, rules, page),
    title: pagedTitle([title, ...filters].join(' · '), page.view),
    description,
  };
}
