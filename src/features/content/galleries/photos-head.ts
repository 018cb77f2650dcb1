import { valueText } from '@/components/listing/filter-set';
import { activeFilters } from '@/lib/lists/list-address';
import { listHead, pagedTitle } from '@/lib/lists/list-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { photoFilters } from './photo-filters';
import { PHOTO_LIST } from './photo-list';
import type { PhotosPage } from './photos.loader';

export function photosHead(page: PhotosPage, site: SiteFacts): PageHead {
  const set = photoFilters(page.performers);
  const filters = activeFilters(PHOTO_LIST, page.view).map(([name, value]) => valueText(set, name, value));
  return {
    ...listHead(site, PHOTO_LIST, page),
    title: pagedTitle(['Photos', ...filters].join(' · '), page.view),
    description: `Photos from all galleries on ${site.siteName}, newest first.`,
  };
}
