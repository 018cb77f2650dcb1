import { createAction, createSlice } from '@reduxjs/toolkit';
import type { GalleryPhotosQuery, Photo, PhotoSearchQuery } from '@/contract/photo';
import { listReducers } from '../list/list-reducers';
import { emptyList, emptyListing, type ListingState, type ListState } from '../list/list-state';
import { pageDataInvalidated, isVisitorChange } from '../session/session.actions';

interface PhotoState {
  listPhotos: ListingState<Photo>;
  /** Photos of the gallery opened last. */
  galleryPhotos: ListState<Photo>;
}

/** Query for the photos of one gallery. */
export interface PhotosOfGallery extends GalleryPhotosQuery {
  galleryId: string;
  asGuest: boolean;
  /** The visitor hasn't paid for the gallery: no URL of a full photo is stored. */
  unpaid: boolean;
}

const initialPhoto: PhotoState = { listPhotos: emptyListing(), galleryPhotos: emptyList() };

export const photosRequested = createAction<PhotoSearchQuery>('photo/photosRequested');
export const morePhotosRequested = createAction<PhotoSearchQuery>('photo/morePhotosRequested');
export const galleryPhotosRequested = createAction<PhotosOfGallery>('photo/galleryPhotosRequested');
export const moreGalleryPhotosRequested = createAction<PhotosOfGallery>('photo/moreGalleryPhotosRequested');

const photos = listReducers<PhotoState, Photo>(({ listPhotos }) => ({ meta: listPhotos, page: listPhotos.data }));
const ofGallery = listReducers<PhotoState, Photo>(({ galleryPhotos }) => ({
  meta: galleryPhotos,
  page: galleryPhotos,
}));

const forget = (state: PhotoState) => {
  photos.forgotten(state);
  ofGallery.forgotten(state);
};

const markOutdated = (state: PhotoState) => {
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
  extraReducers: (builder) => builder.addCase(pageDataInvalidated, markOutdated).addMatcher(isVisitorChange, forget),
});

export const photoReducer = photoSlice.reducer;
export const {
  photosStarted,
  photosLoaded,
  photosFailed,
  galleryPhotosStarted,
  galleryPhotosLoaded,
  galleryPhotosFailed,
} = photoSlice.actions;
