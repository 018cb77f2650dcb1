import type { Option } from '@/components/listing/filter-set';
import type { Video } from '@/contract/video';
import type { ListFacts } from '@/lib/lists/list-head';
import { paths } from '@/lib/page/paths';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import { loadListPage } from '@/store/list/load-list-page';
import type { PageScope } from '@/store/page-scope';
import { loadVideos } from '@/store/video/video.saga';
import { VIDEO_LIST, videoQuery, type VideoFilter } from './video-list';

export interface VideosPage extends ListFacts<VideoFilter> {
  categories: Option[] | null;
}

const source = {
  rules: VIDEO_LIST,
  query: videoQuery,
  load: loadVideos,
  entry: (video: Video) => ({ name: video.title, path: paths.video(video) }),
};

export const loadVideosPage = (scope: PageScope) =>
  loadListPage(scope, source, async () => ({ categories: await loadCategoryOptions(scope.services, 'video') }));
