import { listPageHead } from '@/components/listing/list-page-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { photoFilters } from './photo-filters';
import { PHOTO_LIST } from './photo-list';
import type { PhotosPage } from './photos.loader';

export const photosHead = (page: PhotosPage, site: SiteFacts): PageHead =>
  listPageHead(site, PHOTO_LIST, page, {
    title: 'Photos',
    set: photoFilters(page.performers),
    description: `Photos from all galleries on ${site.siteName}, newest first.`,
  });
