import { listPageHead } from '@/components/listing/list-page-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { galleryFilters } from './gallery-filters';
import { GALLERY_LIST } from './gallery-list';
import type { GalleriesPage } from './galleries.loader';

export const galleriesHead = (page: GalleriesPage, site: SiteFacts): PageHead =>
  listPageHead(site, GALLERY_LIST, page, {
    title: 'Galleries',
    set: galleryFilters(page.categories),
    description: `Photo galleries on ${site.siteName}: newest and most viewed, by category and performer.`,
  });
