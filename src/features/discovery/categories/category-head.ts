import { summarize } from '@/lib/format/summarize';
import { listHead, pagedTitle } from '@/lib/lists/list-head';
import { paths } from '@/lib/page/paths';
import { breadcrumbList, type PageHead, type SiteFacts } from '@/lib/page/seo';
import { categoryList, TAB_NOUNS } from './category-list';
import type { CategoryPage } from './category.loader';

export function categoryHead(page: CategoryPage, site: SiteFacts): PageHead {
  const { category, tab, view } = page;
  const list = listHead(site, categoryList(category, tab), page);
  const path = paths.category(category);
  return {
    ...list,
    title: pagedTitle(`${category.name}: ${TAB_NOUNS[tab]}`, view),
    description: summarize(category.description) || `Browse ${TAB_NOUNS[tab]} in ${category.name} on ${site.siteName}.`,
    jsonLd: [
      breadcrumbList(site, [
        { name: 'Home', path: paths.home },
        { name: 'Categories', path: paths.categories },
        { name: category.name, path },
      ]),
      ...(list.jsonLd ?? []),
    ],
  };
}
