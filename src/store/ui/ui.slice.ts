import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MenuItem } from '@/contract/settings';
import { symbolOf } from '@/lib/format/format';
import { DEFAULT_SITE_NAME } from '@/lib/page/seo';
import { settingsLoaded } from '../settings/settings.slice';

/** `system` goes by what the device prefers; the style sheet follows it, so a change is seen at once (styles/tokens.css). */
export type Theme = 'light' | 'dark' | 'system';

/** How the site looks and names itself: the visitor's theme, and what the settings say. */
export interface UiState {
  theme: Theme;
  siteName: string;
  logo: string;
  menus: MenuItem[];
  favicon: string;
  loginPlaceholderImage: string;
  /** HTML, cleaned before it became state. */
  footerContent: string;
  currencySymbol: string;
  currency: string;
}

export const initialUi: UiState = {
  theme: 'light',
  siteName: DEFAULT_SITE_NAME,
  logo: '',
  menus: [],
  favicon: '',
  loginPlaceholderImage: '',
  footerContent: '',
  currencySymbol: '$',
  currency: 'USD',
};

/** Prices do not wrap: whatever stands for the money in them has to be short. */
const LONGEST_SYMBOL = 8;

/** The address of a picture, or none: anything else in its place (`javascript:` and friends) is not asked for. */
const pictureAddress = (address: string | null | undefined): string => (address && /^(https?:\/\/|\/(?![/\\])|data:image\/)/i.test(address) ? address : '');

const uiSlice = createSlice({
  name: 'ui',
  initialState: initialUi,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload;
    },
    /** What this device kept from an earlier visit, or what another tab changed. */
    uiRestored: (state, { payload }: PayloadAction<Partial<UiState>>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) =>
    builder.addCase(settingsLoaded, (state, { payload }) => {
      state.siteName = payload.siteName || initialUi.siteName;
      state.logo = pictureAddress(payload.logoUrl);
      state.menus = payload.menus ?? initialUi.menus;
      state.favicon = pictureAddress(payload.favicon);
      state.loginPlaceholderImage = pictureAddress(payload.loginPlaceholderImage);
      state.footerContent = payload.footerContent ?? initialUi.footerContent;
      state.currency = payload.currency || initialUi.currency;
      state.currencySymbol = payload.currencySymbol?.slice(0, LONGEST_SYMBOL) || symbolOf(state.currency);
    }),
});

export const uiReducer = uiSlice.reducer;
export const { themeChosen, uiRestored } = uiSlice.actions;
