import type { Gallery, GallerySearchQuery } from '@/contract/gallery';
import { galleryForCard } from '@/entities/card-data';
import { listLoader, watchList, type ListSource } from '../list/list.saga';
import type { Saga } from '../saga';
import {
  galleriesRequested,
  galleriesFailed,
  galleriesLoaded,
  galleriesStarted,
  moreGalleriesRequested,
  relatedGalleriesRequested,
  relatedGalleriesFailed,
  relatedGalleriesLoaded,
  relatedGalleriesStarted,
} from './gallery.slice';

const galleryList: ListSource<GallerySearchQuery, Gallery> = {
  fetch: ({ galleries }, query, options) => galleries.search(query, options),
  toListItem: galleryForCard,
  select: ({ gallery }) => ({ meta: gallery.galleries, page: gallery.galleries }),
  requested: galleriesStarted,
  loaded: galleriesLoaded,
  failed: galleriesFailed,
};

const relatedList: ListSource<GallerySearchQuery, Gallery> = {
  fetch: galleryList.fetch,
  toListItem: galleryForCard,
  select: ({ gallery }) => ({ meta: gallery.relatedGalleries, page: gallery.relatedGalleries }),
  requested: relatedGalleriesStarted,
  loaded: relatedGalleriesLoaded,
  failed: relatedGalleriesFailed,
};

export const loadGalleries = listLoader(galleryList);
export const loadRelatedGalleries = listLoader(relatedList);

export function* watchGalleries(): Saga {
  yield* watchList(galleryList, galleriesRequested, moreGalleriesRequested);
  yield* watchList(relatedList, relatedGalleriesRequested);
}
