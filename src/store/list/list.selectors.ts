import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../root-reducer';
import type { ListingState, ListMeta, ListState, Page } from './list-state';

/** True if the server has items after those of the list. */
export const hasMore = ({ offset }: ListMeta, { items, total }: Page<unknown>): boolean =>
  offset + items.length < total;

/** Listings keep their items under `data` (spec §3); screens get the same shape for all lists. */
const asList = <T>(select: (state: RootState) => ListingState<T>) =>
  createSelector([select], ({ data, ...meta }): ListState<T> => ({ ...meta, ...data }));

export const selectPerformers = asList(({ performer }) => performer.performerListing);
export const selectBanners = asList(({ banner }) => banner.listBanners);
export const selectPhotos = asList(({ photo }) => photo.listPhotos);
