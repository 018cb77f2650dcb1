import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Photo, PhotoSearchQuery } from '@/contract/photo';
import { listReducers } from '../list/list-reducers';
import { emptyListing, type ListingState } from '../list/list-state';
import { isVisitorChange } from '../session/session.actions';

interface PhotoState {
  listPhotos: ListingState<Photo>;
}

const initialPhoto: PhotoState = { listPhotos: emptyListing() };

export const photosAsked = createAction<PhotoSearchQuery>('photo/photosAsked');
/** The next `limit` items of the same query. */
export const morePhotosAsked = createAction<PhotoSearchQuery>('photo/morePhotosAsked');

const photos = listReducers<PhotoState, Photo>(({ listPhotos }) => ({ meta: listPhotos, page: listPhotos.data }));

const photoSlice = createSlice({
  name: 'photo',
  initialState: initialPhoto,
  reducers: { photosRequested: photos.requested, photosLoaded: photos.loaded, photosFailed: photos.failed },
  extraReducers: (builder) => builder.addMatcher(isVisitorChange, photos.forgotten),
});

export const photoReducer = photoSlice.reducer;
export const { photosRequested, photosLoaded, photosFailed } = photoSlice.actions;
