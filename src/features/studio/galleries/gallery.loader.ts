import type { Option } from '@/components/listing/filter-set';
import type { OwnGallery } from '@/contract/gallery';
import type { Photo } from '@/contract/photo';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { orIfMissing } from '@/lib/http/missing-call';
import { ok, outcomeOfError, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { Services } from '@/services/create-services';
import { loadCategoryOptions } from '@/store/category/load-category-options';
import type { PageScope } from '@/store/page-scope';
import { galleryTab, type GalleryTab } from './gallery-tabs';

/** Page size: the API maximum (contract A.4). */
export const MAX_PHOTOS = 200;

interface PhotoList {
  items: Photo[];
  total: number;
}

export interface StudioGalleryPage {
  tab: GalleryTab;
  gallery: OwnGallery;
  /** The first page of photos; more are loaded on demand. */
  photos: Loaded<PhotoList>;
  /** Null if they could not be loaded. */
  categories: Option[] | null;
}

/** Photos of a gallery in order, starting at `offset`. */
export async function fetchPhotos(
  { photos }: Services,
  galleryId: string,
  range: { limit: number; offset: number },
  signal?: AbortSignal,
): Promise<PhotoList> {
  const { data } = await orIfMissing(
    () => photos.searchOwn({ galleryId, sortBy: 'ordering', sort: 'asc', ...range }, { signal }),
    () => photos.searchInGallery(galleryId, range, { signal }),
  );
  return { items: data.data, total: data.total };
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
      loaded(() => fetchPhotos(services, id, { limit: MAX_PHOTOS, offset: 0 }, signal)),
      loadCategoryOptions(services, 'gallery'),
    ]);
    return ok({ tab: galleryTab(readParameter(query, 'tab')), gallery, photos, categories });
  } catch (error) {
    return outcomeOfError(error);
  }
}

export interface NewGalleryPage {
  categories: Option[] | null;
}

export async function loadNewGallery({ services }: PageScope): Promise<PageOutcome<NewGalleryPage>> {
  return ok({ categories: await loadCategoryOptions(services, 'gallery') });
}
