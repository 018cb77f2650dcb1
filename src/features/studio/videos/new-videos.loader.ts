import type { Option } from '@/components/listing/filter-set';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import type { PageScope } from '@/store/page-scope';

export interface NewVideosPage {
  /** Video categories; null if they could not be loaded. */
  categories: Option[] | null;
}

export const loadNewVideos = async ({ services }: PageScope): Promise<PageOutcome<NewVideosPage>> =>
  ok({ categories: await loadCategoryOptions(services, 'video') });
