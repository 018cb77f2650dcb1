import { orIfUnsupported } from '@/lib/http/errors';
import { createCategoriesLoader, type CategoriesPage } from '../shared/categories-page';
import type { OwnGallery } from '@/contract/gallery';
import type { Photo } from '@/contract/photo';
import { toList, type List } from '../shared/list-reply';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { MAX_LIMIT, readParameter } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import type { PageScope } from '@/store/page-scope';
import { galleryTab, type GalleryTab } from './gallery-tabs';

export interface StudioGalleryPage extends CategoriesPage {
  tab: GalleryTab;
  gallery: OwnGallery;
  /** The first page of photos; more are loaded on demand. */
  photos: Loaded<List<Photo>>;
}

export async function fetchPhotos(
  { photos }: Services,
  galleryId: string,
  range: { limit: number; offset: number },
  signal?: AbortSignal,
): Promise<List<Photo>> {
  const reply = await orIfUnsupported(
    () => photos.searchOwn({ galleryId, sortBy: 'ordering', sort: 'asc', ...range }, { signal }),
    () => photos.searchInGallery(galleryId, range, { signal }),
  );
  return toList(reply);
}

export async function loadStudioGallery({
  services,
  query,
  signal,
}: PageScope): Promise<PageOutcome<StudioGalleryPage>> {
  const id = readParameter(query, 'id');
  try {
    const [{ data: gallery }, photos, categories] = await Promise.all([
      services.galleries.getOwn(id, { signal }),
      loaded(() => fetchPhotos(services, id, { limit: MAX_LIMIT, offset: 0 }, signal)),
      loadCategoryOptions(services, 'gallery'),
    ]);
    return ok({ tab: galleryTab(readParameter(query, 'tab')), gallery, photos, categories });
  } catch (error) {
    return outcomeOfError(error);
  }
}

export const loadNewGallery = createCategoriesLoader('gallery');
