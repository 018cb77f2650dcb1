import type { OwnGallery } from '@/contract/gallery';
import { getRange, readView } from '@/lib/lists/list-url';
import { loadList, type ListProps } from '@/lib/lists/load-list';
import type { PageOutcome } from '@/lib/page/outcome';
import type { PageScope } from '@/store/page-scope';
import { fetchOwnGalleries } from './own-galleries';
import { OWN_GALLERIES, type GalleryListView } from './gallery-list';

export interface StudioGalleriesPage extends ListProps<OwnGallery> {
  view: GalleryListView;
  /** False if the back end has no such list. */
  offered: boolean;
  /** False if these are the public ones, which can't be filtered by status. */
  isOwn: boolean;
}

export function loadStudioGalleries({
  services,
  getState,
  query,
  signal,
}: PageScope): Promise<PageOutcome<StudioGalleriesPage>> {
  const view = readView(OWN_GALLERIES.rules, query);
  return loadList(OWN_GALLERIES.rules, { view, offered: true, isOwn: true }, () =>
    fetchOwnGalleries(
      services,
      getState().user.current._id,
      { ...OWN_GALLERIES.query(view), ...getRange(view) },
      signal,
    ),
  );
}
