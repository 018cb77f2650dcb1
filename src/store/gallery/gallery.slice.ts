import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Gallery, GallerySearchQuery } from '@/contract/gallery';
import { listReducers } from '../list/list-reducers';
import { emptyList, type ListState } from '../list/list-state';
import { answersDoubted, isVisitorChange } from '../session/session.actions';

interface GalleryState {
  galleries: ListState<Gallery>;
  relatedGalleries: ListState<Gallery>;
}

const initialGallery: GalleryState = { galleries: emptyList(), relatedGalleries: emptyList() };

export const galleriesAsked = createAction<GallerySearchQuery>('gallery/galleriesAsked');
/** The next `limit` items of the same query. */
export const moreGalleriesAsked = createAction<GallerySearchQuery>('gallery/moreGalleriesAsked');
export const relatedGalleriesAsked = createAction<GallerySearchQuery>('gallery/relatedGalleriesAsked');

const galleries = listReducers<GalleryState, Gallery>((state) => ({ meta: state.galleries, page: state.galleries }));
const related = listReducers<GalleryState, Gallery>((state) => ({ meta: state.relatedGalleries, page: state.relatedGalleries }));

const forget = (state: GalleryState) => {
  galleries.forgotten(state);
  related.forgotten(state);
};

const gallerySlice = createSlice({
  name: 'gallery',
  initialState: initialGallery,
  reducers: {
    galleriesRequested: galleries.requested,
    galleriesLoaded: galleries.loaded,
    galleriesFailed: galleries.failed,
    relatedGalleriesRequested: related.requested,
    relatedGalleriesLoaded: related.loaded,
    relatedGalleriesFailed: related.failed,
  },
  extraReducers: (builder) => builder.addCase(answersDoubted, galleries.doubted).addMatcher(isVisitorChange, forget),
});

export const galleryReducer = gallerySlice.reducer;
export const { galleriesRequested, galleriesLoaded, galleriesFailed, relatedGalleriesRequested, relatedGalleriesLoaded, relatedGalleriesFailed } = gallerySlice.actions;
