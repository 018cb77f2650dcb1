import { listHead, pagedTitle } from '@/lib/lists/list-head';
import { paths } from '@/lib/page/paths';
import { breadcrumbList, summarize, type PageHead, type SiteFacts } from '@/lib/page/seo';
import { categoryList, TAB_LABELS } from './category-list';
import type { CategoryPage } from './category.loader';

export function categoryHead(page: CategoryPage, site: SiteFacts): PageHead {
  const { category, tab, view } = page;
  const list = listHead(site, categoryList(category, tab), page);
  const path = paths.category(category);
  return {
    ...list,
    title: pagedTitle(`${category.name}: ${TAB_LABELS[tab].toLowerCase()}`, view),
    description:
      summarize(category.description) ||
      `${category.name} on ${site.siteName}: ${TAB_LABELS[tab].toLowerCase()} to discover.`,
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
