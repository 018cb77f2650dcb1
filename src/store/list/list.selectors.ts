import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../root-reducer';
import type { ListingState, ListMeta, ListState, Page } from './list-state';

/** Whether the server has items after those of the list. */
export const hasMore = ({ offset }: ListMeta, { items, total }: Page<unknown>): boolean => offset + items.length < total;

/** Listings keep their items under `data` (spec §3); screens see all lists alike. */
const asList = <T>(select: (state: RootState) => ListingState<T>) =>
  createSelector([select], ({ data, ...meta }): ListState<T> => ({ ...meta, ...data }));

export const selectPerformers = asList(({ performer }) => performer.performerListing);
export const selectBanners = asList(({ banner }) => banner.listBanners);
export const selectPhotos = asList(({ photo }) => photo.listPhotos);
