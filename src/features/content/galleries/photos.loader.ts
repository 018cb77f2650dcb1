import type { Option } from '@/components/listing/filter-set';
import { viewAround } from '@/entities/photo/photo-url';
import { isOpenPhoto } from '@/entities/photo/photo-labels';
import { getGallery } from '@/entities/photo/photo-origin';
import { MAX_PAGES_SHOWN, getRange, readView } from '@/lib/lists/list-url';
import type { ListFacts } from '@/lib/lists/list-head';
import { listOutcome } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { loadPerformerOptions } from '@/store/performer/load-performer-options';
import { loadPhotos } from '@/store/photo/photo.saga';
import { isOnScreen } from '@/lib/page/paths';
import { PHOTO_LIST, photoQuery, type PhotoFilter } from './photo-list';

export interface PhotosPage extends ListFacts<PhotoFilter> {
  performers: Option[] | null;
  /** ID of the photo in the URL (`?photo=`). */
  photoId: string | null;
}

export async function loadPhotosPage(scope: PageScope): Promise<PageOutcome<PhotosPage>> {
  const requestedId = readParameter(scope.query, 'photo');
  const view = viewAround(readView(PHOTO_LIST, scope.query), requestedId, MAX_PAGES_SHOWN);
  const [list, performers] = await Promise.all([
    scope.run(loadPhotos, { ...photoQuery(view), ...getRange(view) }, { reuse: isOnScreen(scope.path) }),
    loadPerformerOptions(scope.services, view.filters.performer),
  ]);
  const { items, total } = list.ok ? list.data : { items: [], total: 0 };
  const photoId = items.some((photo) => photo._id === requestedId && isOpenPhoto(photo)) ? requestedId : null;
  return listOutcome(PHOTO_LIST, view, list, { view, total, entries: galleriesIn(items), performers, photoId });
}

/** Galleries of the photos for structured data, because photos have no pages of their own. */
function galleriesIn(photos: Parameters<typeof getGallery>[0][]): PhotosPage['entries'] {
  const galleries = new Map(
    photos.flatMap((photo) => getGallery(photo) ?? []).map((gallery) => [gallery.path, gallery]),
  );
  return [...galleries.values()];
}
