import { listPageHead } from '@/components/listing/list-page-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { videoFilters } from './video-filters';
import { VIDEO_LIST } from './video-list';
import type { VideosPage } from './videos.loader';

export const videosHead = (page: VideosPage, site: SiteFacts): PageHead =>
  listPageHead(site, VIDEO_LIST, page, {
    title: 'Videos',
    set: videoFilters(page.categories),
    description: `Watch videos on ${site.siteName}: newest and most viewed, by category and performer.`,
  });
