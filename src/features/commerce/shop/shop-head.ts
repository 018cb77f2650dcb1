import { listPageHead } from '@/components/listing/list-page-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { shopFilters } from './shop-filters';
import { SHOP_LIST } from './shop-list';
import type { ShopPage } from './shop.loader';

export const shopHead = (page: ShopPage, site: SiteFacts): PageHead =>
  listPageHead(site, SHOP_LIST, page, {
    title: 'Shop',
    set: shopFilters(page.categories),
    description: `Shop merch and downloads made by the performers of ${site.siteName}.`,
  });
