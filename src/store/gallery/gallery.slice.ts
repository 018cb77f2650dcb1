import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Gallery, GallerySearchQuery } from '@/contract/gallery';
import { listReducers } from '../list/list-reducers';
import { emptyList, type ListState } from '../list/list-state';
import { pageDataInvalidated, isVisitorChange } from '../session/session.actions';

interface GalleryState {
  galleries: ListState<Gallery>;
  relatedGalleries: ListState<Gallery>;
}

const initialGallery: GalleryState = { galleries: emptyList(), relatedGalleries: emptyList() };

export const galleriesRequested = createAction<GallerySearchQuery>('gallery/galleriesRequested');
export const moreGalleriesRequested = createAction<GallerySearchQuery>('gallery/moreGalleriesRequested');
export const relatedGalleriesRequested = createAction<GallerySearchQuery>('gallery/relatedGalleriesRequested');

const galleries = listReducers<GalleryState, Gallery>((state) => ({ meta: state.galleries, page: state.galleries }));
const related = listReducers<GalleryState, Gallery>((state) => ({
  meta: state.relatedGalleries,
  page: state.relatedGalleries,
}));

const forget = (state: GalleryState) => {
  galleries.forgotten(state);
  related.forgotten(state);
};

const gallerySlice = createSlice({
  name: 'gallery',
  initialState: initialGallery,
  reducers: {
    galleriesStarted: galleries.requested,
    galleriesLoaded: galleries.loaded,
    galleriesFailed: galleries.failed,
    relatedGalleriesStarted: related.requested,
    relatedGalleriesLoaded: related.loaded,
    relatedGalleriesFailed: related.failed,
  },
  extraReducers: (builder) =>
    builder.addCase(pageDataInvalidated, galleries.doubted).addMatcher(isVisitorChange, forget),
});

export const galleryReducer = gallerySlice.reducer;
export const {
  galleriesStarted,
  galleriesLoaded,
  galleriesFailed,
  relatedGalleriesStarted,
  relatedGalleriesLoaded,
  relatedGalleriesFailed,
} = gallerySlice.actions;
