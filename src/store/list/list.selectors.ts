import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../root-reducer';
import type { ListingState, ListState } from './list-state';

/** Listings keep their items under `data` (spec §3); screens get the same shape for all lists. */
const asList = <T>(select: (state: RootState) => ListingState<T>) =>
  createSelector([select], ({ data, ...meta }): ListState<T> => ({ ...meta, ...data }));

export const selectPerformers = asList(({ performer }) => performer.performerListing);
export const selectPhotos = asList(({ photo }) => photo.listPhotos);
