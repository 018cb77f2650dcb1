import { valueText } from '@/components/listing/filter-set';
import { activeFilters } from '@/lib/lists/list-address';
import { listHead, pagedTitle } from '@/lib/lists/list-head';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import { videoFilters } from './video-filters';
import { VIDEO_LIST } from './video-list';
import type { VideosPage } from './videos.loader';

export function videosHead(page: VideosPage, site: SiteFacts): PageHead {
  const set = videoFilters(page.categories);
  const filters = activeFilters(VIDEO_LIST, page.view).map(([name, value]) => valueText(set, name, value));
  return {
    ...listHead(site, VIDEO_LIST, page),
    title: pagedTitle(['Videos', ...filters].join(' · '), page.view),
    description: `Watch videos on ${site.siteName}: newest and most viewed, by topic and performer.`,
  };
}
