import type { Performer } from '@/contract/performer';
import type { ApiError } from '@/lib/http/errors';
import { getRange } from '@/lib/lists/list-url';
import { urlOfPhoto } from '@/entities/photo/photo-url';
import { isOpenPhoto } from '@/entities/photo/photo-labels';
import { getGallery, nameInList } from '@/entities/photo/photo-origin';
import { paths } from '@/lib/page/paths';
import { loadEvents } from '@/store/event/event.saga';
import { loadGalleries } from '@/store/gallery/gallery.saga';
import type { LoadListOptions } from '@/store/list/list.saga';
import type { PageScope } from '@/store/page-scope';
import { loadPhotos } from '@/store/photo/photo.saga';
import { loadPosts } from '@/store/post/post.saga';
import { loadProducts } from '@/store/product/product.saga';
import { loadVideos } from '@/store/video/video.saga';
import { eventQuery, tabQuery, tabRules, type ListTab, type ProfileView } from './profile-tabs';

interface Entry {
  name: string;
  path: string;
}

interface TabListRequest {
  performer: Performer;
  tab: ListTab;
  view: ProfileView;
  /** Earliest end of the listed events. */
  from: string;
}

type ListCall = { ok: true; data: { items: Entry[]; total: number } } | { ok: false; error: ApiError };

type Loaded<T> = { ok: true; data: { items: T[]; total: number } } | { ok: false; error: ApiError };

/** Entries for structured data; the items themselves go into the store. */
const toEntries = <T>(loaded: Loaded<T>, entry: (item: T, index: number) => Entry): ListCall =>
  loaded.ok ? { ok: true, data: { items: loaded.data.items.map(entry), total: loaded.data.total } } : loaded;

export async function loadTabList(
  { run }: PageScope,
  { performer, tab, view, from }: TabListRequest,
  options: LoadListOptions,
): Promise<ListCall> {
  const query = { ...tabQuery(performer, view), ...getRange(view) };
  switch (tab) {
    case 'videos':
      return toEntries(await run(loadVideos, query, options), (video) => ({
        name: video.title,
        path: paths.video(video),
      }));
    case 'galleries':
      return toEntries(await run(loadGalleries, query, options), (gallery) => ({
        name: gallery.name ?? gallery.title ?? 'Gallery',
        path: paths.gallery(gallery),
      }));
    case 'photos':
      return toEntries(await run(loadPhotos, query, options), (photo, index) => ({
        name: nameInList(photo),
        path: isOpenPhoto(photo)
          ? urlOfPhoto(tabRules(performer, tab), view, { id: photo._id, index })
          : (getGallery(photo)?.path ?? paths.photos),
      }));
    case 'posts':
      return toEntries(await run(loadPosts, query, options), (post) => ({ name: post.title, path: paths.post(post) }));
    case 'shop':
      return toEntries(await run(loadProducts, query, options), (product) => ({
        name: product.name,
        path: paths.product(product),
      }));
    case 'events':
      return toEntries(
        await run(loadEvents, { ...eventQuery(performer, from), ...getRange(view) }, options),
        (event) => ({ name: event.title, path: paths.event(event) }),
      );
  }
}
