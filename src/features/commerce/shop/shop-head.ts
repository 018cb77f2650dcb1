import { valueText } from '@/components/listing/filter-set';
import { activeFilters } from '@/lib/lists/list-address';
import { listHead, pagedTitle } from '@/lib/lists/list-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { shopFilters } from './shop-filters';
import { SHOP_LIST } from './shop-list';
import type { ShopPage } from './shop.loader';

export function shopHead(page: ShopPage, site: SiteFacts): PageHead {
  const set = shopFilters(page.categories);
  const filters = activeFilters(SHOP_LIST, page.view).map(([name, value]) => valueText(set, name, value));
  return {
    ...listHead(site, SHOP_LIST, page),
    title: pagedTitle(['Shop', ...filters].join(' · '), page.view),
    description: `Shop merch and downloads made by the performers of ${site.siteName}.`,
  };
}
