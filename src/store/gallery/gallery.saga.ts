import type { Gallery, GallerySearchQuery } from '@/contract/gallery';
import { galleryForCard } from '@/entities/card-data';
import { loadList, watchList, type ListSource, type LoadListOptions } from '../list/list.saga';
import type { Saga } from '../saga';
import {
  galleriesAsked,
  galleriesFailed,
  galleriesLoaded,
  galleriesRequested,
  moreGalleriesAsked,
  relatedGalleriesAsked,
  relatedGalleriesFailed,
  relatedGalleriesLoaded,
  relatedGalleriesRequested,
} from './gallery.slice';

const galleryList: ListSource<GallerySearchQuery, Gallery> = {
  fetch: ({ galleries }, query, options) => galleries.search(query, options),
  keep: galleryForCard,
  place: ({ gallery }) => ({ meta: gallery.galleries, page: gallery.galleries }),
  requested: galleriesRequested,
  loaded: galleriesLoaded,
  failed: galleriesFailed,
};

const relatedList: ListSource<GallerySearchQuery, Gallery> = {
  fetch: galleryList.fetch,
  keep: galleryForCard,
  place: ({ gallery }) => ({ meta: gallery.relatedGalleries, page: gallery.relatedGalleries }),
  requested: relatedGalleriesRequested,
  loaded: relatedGalleriesLoaded,
  failed: relatedGalleriesFailed,
};

export const loadGalleries = (query: GallerySearchQuery, options?: LoadListOptions) => loadList(galleryList, query, options);
export const loadRelatedGalleries = (query: GallerySearchQuery, options?: LoadListOptions) => loadList(relatedList, query, options);

export function* watchGalleries(): Saga {
  yield* watchList(galleryList, galleriesAsked, moreGalleriesAsked);
  yield* watchList(relatedList, relatedGalleriesAsked);
}
