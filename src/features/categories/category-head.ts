import { listHead, pagedTitle } from '@/lib/list-head';
import { paths } from '@/lib/paths';
import { breadcrumbList, summary, type PageHead, type SiteFacts } from '@/lib/seo';
import { categoryList } from './category-list';
import type { CategoryPage } from './category.loader';

export function categoryHead(page: CategoryPage, site: SiteFacts): PageHead {
  const { category, tab, view } = page;
  const list = listHead(site, categoryList(category, tab), page);
  const path = paths.category(category);
  return {
    ...list,
    title: pagedTitle(`${category.name}: ${tab}`, view),
    description: summary(category.description) || `${category.name} on ${site.siteName}: ${tab} to discover.`,
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
