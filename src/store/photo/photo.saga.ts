import type { Photo, PhotoSearchQuery } from '@/contract/photo';
import { photoForGrid } from '@/entities/card-data';
import { reportUnpaid } from '@/entities/access/unpaid';
import { listLoader, watchList, type ListSource } from '../list/list.saga';
import type { Saga } from '../saga';
import {
  galleryPhotosRequested,
  galleryPhotosFailed,
  galleryPhotosLoaded,
  galleryPhotosStarted,
  moreGalleryPhotosRequested,
  morePhotosRequested,
  photosRequested,
  photosFailed,
  photosLoaded,
  photosStarted,
  type PhotosOfGallery,
} from './photo.slice';

const photoList: ListSource<PhotoSearchQuery, Photo> = {
  fetch: ({ photos }, query, options) => photos.search(query, options),
  toListItem: photoForGrid,
  select: ({ photo: { listPhotos } }) => ({ meta: listPhotos, page: listPhotos.data }),
  requested: photosStarted,
  loaded: photosLoaded,
  failed: photosFailed,
};

function omitFullPicture(item: Photo): Photo {
  if (!item.photo?.url) return item;
  reportUnpaid('photo', item);
  return { ...item, photo: { ...item.photo, url: null } };
}

/** The call for a gallery's photos requires a login (contract C.4); guests use the general photo search. */
const galleryPhotoList: ListSource<PhotosOfGallery, Photo> = {
  async fetch({ photos }, { galleryId, asGuest, unpaid, ...paging }, options) {
    const reply = await (asGuest
      ? photos.search({ target: 'gallery', targetId: galleryId, galleryId, ...paging }, options)
      : photos.searchInGallery(galleryId, paging, options));
    return unpaid ? { ...reply, data: { ...reply.data, data: reply.data.data.map(omitFullPicture) } } : reply;
  },
  toListItem: photoForGrid,
  select: ({ photo: { galleryPhotos } }) => ({ meta: galleryPhotos, page: galleryPhotos }),
  requested: galleryPhotosStarted,
  loaded: galleryPhotosLoaded,
  failed: galleryPhotosFailed,
};

export const loadPhotos = listLoader(photoList);
export const loadGalleryPhotos = listLoader(galleryPhotoList);

export function* watchPhotos(): Saga {
  yield* watchList(photoList, photosRequested, morePhotosRequested);
  yield* watchList(galleryPhotoList, galleryPhotosRequested, moreGalleryPhotosRequested);
}
