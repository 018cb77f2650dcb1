import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Performer, PerformerSearchQuery } from '@/contract/performer';
import type { PagePerformer } from '@/entities/performer/page-performer';
import { listReducers } from '../list/list-reducers';
import { emptyListing, type ListingState } from '../list/list-state';
import {
  failedState,
  idleRequest,
  requestingState,
  succeededState,
  type RequestState,
  type StoredError,
} from '../request/request-state';
import { pageDataInvalidated, isVisitorChange } from '../session/session.actions';

/** `key` is the requested id or username; null = nothing requested yet, or requested for another visitor. */
type ProfileState = RequestState<PagePerformer> & { key: string | null };

interface PerformerState {
  performerListing: ListingState<Performer>;
  performerProfile: ProfileState;
}

const initialPerformer: PerformerState = {
  performerListing: emptyListing(),
  performerProfile: { ...idleRequest(), key: null },
};

export const performersRequested = createAction<PerformerSearchQuery>('performer/performersRequested');
export const morePerformersRequested = createAction<PerformerSearchQuery>('performer/morePerformersRequested');

const listing = listReducers<PerformerState, Performer>(({ performerListing }) => ({
  meta: performerListing,
  page: performerListing.data,
}));

const forget = (state: PerformerState) => {
  listing.forgotten(state);
  state.performerProfile.key = null;
  state.performerProfile.requesting = false;
};

const markOutdated = (state: PerformerState) => {
  listing.doubted(state);
  state.performerProfile.success = false;
};

const performerSlice = createSlice({
  name: 'performer',
  initialState: initialPerformer,
  reducers: {
    performersStarted: listing.requested,
    performersLoaded: listing.loaded,
    performersFailed: listing.failed,
    profileRequested(state, { payload: key }: PayloadAction<string>) {
      const shown = state.performerProfile.key === key ? state.performerProfile.data : null;
      state.performerProfile = { ...requestingState(shown), key };
    },
    profileLoaded(state, { payload: { key, performer } }: PayloadAction<{ key: string; performer: PagePerformer }>) {
      if (state.performerProfile.key === key) state.performerProfile = { ...succeededState(performer), key };
    },
    profileFailed(state, { payload: { key, error } }: PayloadAction<{ key: string; error: StoredError }>) {
      if (state.performerProfile.key === key) state.performerProfile = { ...failedState(error), key };
    },
  },
  extraReducers: (builder) => builder.addCase(pageDataInvalidated, markOutdated).addMatcher(isVisitorChange, forget),
});

export const performerReducer = performerSlice.reducer;
export const { performersStarted, performersLoaded, performersFailed, profileRequested, profileLoaded, profileFailed } =
  performerSlice.actions;
