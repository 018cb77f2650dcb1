import { valueText } from '@/components/listing/filter-set';
import { activeFilters } from '@/lib/lists/list-address';
import { listHead, pagedTitle } from '@/lib/lists/list-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import type { GalleriesPage } from './galleries.loader';
import { galleryFilters } from './gallery-filters';
import { GALLERY_LIST } from './gallery-list';

export function galleriesHead(page: GalleriesPage, site: SiteFacts): PageHead {
  const set = galleryFilters(page.categories);
  const filters = activeFilters(GALLERY_LIST, page.view).map(([name, value]) => valueText(set, name, value));
  return {
    ...listHead(site, GALLERY_LIST, page),
    title: pagedTitle(['Galleries', ...filters].join(' · '), page.view),
    description: `Photo galleries on ${site.siteName}: newest and most viewed, by topic and performer.`,
  };
}
