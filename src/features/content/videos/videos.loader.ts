import type { Option } from '@/components/listing/filter-set';
import { rangeOf, readView } from '@/lib/lists/list-address';
import type { ListFacts } from '@/lib/lists/list-head';
import { listOutcome } from '@/lib/lists/list-outcome';
import type { PageOutcome } from '@/lib/page/outcome';
import { paths } from '@/lib/page/paths';
import { staysAt } from '@/lib/page/is-same-page';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import type { PageScope } from '@/store/page-scope';
import { loadVideos } from '@/store/video/video.saga';
import { VIDEO_LIST, videoQuery, type VideoFilter } from './video-list';

export interface VideosPage extends ListFacts<VideoFilter> {
  categories: Option[] | null;
}

export async function loadVideosPage(scope: PageScope): Promise<PageOutcome<VideosPage>> {
  const view = readView(VIDEO_LIST, scope.query);
  const [list, categories] = await Promise.all([
    scope.run(loadVideos, { ...videoQuery(view), ...rangeOf(view) }, { reuse: staysAt(scope.path) }),
    loadCategoryOptions(scope.services, 'video'),
  ]);
  const { items, total } = list.ok ? list.data : { items: [], total: 0 };
  const entries = items.map((video) => ({ name: video.title, path: paths.video(video) }));
  return listOutcome(VIDEO_LIST, view, list, { view, total, entries, categories });
}
