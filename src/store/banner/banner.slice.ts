import { createSlice } from '@reduxjs/toolkit';
import type { Promo } from '@/contract/promo';
import { listReducers } from '../list/list-reducers';
import { emptyListing, type ListingState } from '../list/list-state';

interface BannerState {
  listBanners: ListingState<Promo>;
}

const initialBanner: BannerState = { listBanners: emptyListing() };

const banners = listReducers<BannerState, Promo>(({ listBanners }) => ({ meta: listBanners, page: listBanners.data }));

const bannerSlice = createSlice({
  name: 'banner',
  initialState: initialBanner,
  reducers: { bannersRequested: banners.requested, bannersLoaded: banners.loaded, bannersFailed: banners.failed },
});

export const bannerReducer = bannerSlice.reducer;
export const { bannersRequested, bannersLoaded, bannersFailed } = bannerSlice.actions;
