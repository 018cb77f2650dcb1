import { paths } from '@/lib/page/paths';
import { breadcrumbList, itemList, type PageHead, type SiteFacts } from '@/lib/page/seo';
import type { CategoriesPage } from './categories.loader';

export function categoriesHead(page: CategoriesPage, site: SiteFacts): PageHead {
  const categories = page.ok ? page.groups.flatMap((group) => group.categories) : [];
  return {
    title: 'Categories',
    description: `All categories on ${site.siteName}: ${categories
      .slice(0, 6)
      .map(({ name }) => name)
      .join(', ')} and more.`,
    canonical: paths.categories,
    noindex: categories.length === 0,
    jsonLd: [
      breadcrumbList(site, [
        { name: 'Home', path: paths.home },
        { name: 'Categories', path: paths.categories },
      ]),
      itemList(
        site,
        categories.map((category) => ({ name: category.name, path: paths.category(category) })),
      ),
    ],
  };
}
