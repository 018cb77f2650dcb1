import { createAction, createSlice } from '@reduxjs/toolkit';
import type { Promo, PromoSearchQuery } from '@/contract/promo';
import { listReducers } from '../list/list-reducers';
import { emptyListing, type ListingState } from '../list/list-state';

interface BannerState {
  listBanners: ListingState<Promo>;
}

const initialBanner: BannerState = { listBanners: emptyListing() };

export const bannersAsked = createAction<PromoSearchQuery>('banner/bannersAsked');

const banners = listReducers<BannerState, Promo>(({ listBanners }) => ({ meta: listBanners, page: listBanners.data }));

const bannerSlice = createSlice({
  name: 'banner',
  initialState: initialBanner,
  reducers: { bannersRequested: banners.requested, bannersLoaded: banners.loaded, bannersFailed: banners.failed },
});

export const bannerReducer = bannerSlice.reducer;
export const { bannersRequested, bannersLoaded, bannersFailed } = bannerSlice.actions;
