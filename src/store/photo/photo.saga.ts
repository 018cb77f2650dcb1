import type { Photo, PhotoSearchQuery } from '@/contract/photo';
import { loadList, watchList, type ListSource, type LoadListOptions } from '../list/list.saga';
import type { Saga } from '../saga';
import { morePhotosAsked, photosAsked, photosFailed, photosLoaded, photosRequested } from './photo.slice';

const photoList: ListSource<PhotoSearchQuery, Photo> = {
  fetch: ({ photos }, query, options) => photos.search(query, options),
  place: ({ photo: { listPhotos } }) => ({ meta: listPhotos, page: listPhotos.data }),
  requested: photosRequested,
  loaded: photosLoaded,
  failed: photosFailed,
};

export const loadPhotos = (query: PhotoSearchQuery, options?: LoadListOptions) => loadList(photoList, query, options);

export function* watchPhotos(): Saga {
  yield* watchList(photoList, photosAsked, morePhotosAsked);
}
