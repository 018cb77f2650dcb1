import { createAction, createSlice } from '@reduxjs/toolkit';
import type { GalleryPhotosQuery, Photo, PhotoSearchQuery } from '@/contract/photo';
import { listReducers } from '../list/list-reducers';
import { emptyList, emptyListing, type ListingState, type ListState } from '../list/list-state';
import { answersDoubted, isVisitorChange } from '../session/session.actions';

interface PhotoState {
  listPhotos: ListingState<Photo>;
  /** Those of the gallery that is, or was last, open. */
  galleryPhotos: ListState<Photo>;
}

/** The photos of one gallery, as a guest asks for them or somebody who is logged in. */
export interface PhotosOfGallery extends GalleryPhotosQuery {
  galleryId: string;
  asGuest: boolean;
  /** The visitor has not paid for the gallery: no address of a whole photo is kept. */
  unpaid: boolean;
}

const initialPhoto: PhotoState = { listPhotos: emptyListing(), galleryPhotos: emptyList() };

export const photosRequested = createAction<PhotoSearchQuery>('photo/photosRequested');
/** The next `limit` items of the same query. */
export const morePhotosRequested = createAction<PhotoSearchQuery>('photo/morePhotosRequested');
export const galleryPhotosRequested = createAction<PhotosOfGallery>('photo/galleryPhotosRequested');
/** The next `limit` items of the same gallery. */
export const moreGalleryPhotosRequested = createAction<PhotosOfGallery>('photo/moreGalleryPhotosRequested');

const photos = listReducers<PhotoState, Photo>(({ listPhotos }) => ({ meta: listPhotos, page: listPhotos.data }));
const ofGallery = listReducers<PhotoState, Photo>(({ galleryPhotos }) => ({ meta: galleryPhotos, page: galleryPhotos }));

const forget = (state: PhotoState) => {
  photos.forgotten(state);
  ofGallery.forgotten(state);
};

const doubt = (state: PhotoState) => {
  photos.doubted(state);
  ofGallery.doubted(state);
};

const photoSlice = createSlice({
  name: 'photo',
  initialState: initialPhoto,
  reducers: {
    photosStarted: photos.requested,
    photosLoaded: photos.loaded,
    photosFailed: photos.failed,
    galleryPhotosStarted: ofGallery.requested,
    galleryPhotosLoaded: ofGallery.loaded,
    galleryPhotosFailed: ofGallery.failed,
  },
  extraReducers: (builder) => builder.addCase(answersDoubted, doubt).addMatcher(isVisitorChange, forget),
});

export const photoReducer = photoSlice.reducer;
export const { photosStarted, photosLoaded, photosFailed, galleryPhotosStarted, galleryPhotosLoaded, galleryPhotosFailed } = photoSlice.actions;
