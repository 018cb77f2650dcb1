import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MenuItem } from '@/contract/settings';
import { getSymbol } from '@/lib/format/format';
import { DEFAULT_SITE_NAME } from '@/lib/page/seo';
import { settingsLoaded } from '../settings/settings.slice';

/** `system` follows the device's preference in the style sheet, so a change applies at once (styles/tokens.css). */
export type Theme = 'light' | 'dark' | 'system';

/** Look and name of the site: the visitor's theme, and texts from the settings. */
export interface UiState {
  theme: Theme;
  siteName: string;
  logo: string;
  menus: MenuItem[];
  favicon: string;
  loginPlaceholderImage: string;
  /** HTML, sanitized before it becomes state. */
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

/** Prices don't wrap, so the currency symbol must be short. */
const MAX_SYMBOL_LENGTH = 8;

/** An image URL, or empty: other URLs (`javascript:` and similar) are never requested. */
const toPictureUrl = (url: string | null | undefined): string =>
  url && /^(https?:\/\/|\/(?![/\\])|data:image\/)/i.test(url) ? url : '';

const uiSlice = createSlice({
  name: 'ui',
  initialState: initialUi,
  reducers: {
    themeChosen(state, { payload }: PayloadAction<Theme>) {
      state.theme = payload;
    },
    /** Values stored on an earlier visit, or changed by another tab. */
    uiRestored: (state, { payload }: PayloadAction<Partial<UiState>>) => ({ ...state, ...payload }),
  },
  extraReducers: (builder) =>
    builder.addCase(settingsLoaded, (state, { payload }) => {
      state.siteName = payload.siteName || initialUi.siteName;
      state.logo = toPictureUrl(payload.logoUrl);
      state.menus = payload.menus ?? initialUi.menus;
      state.favicon = toPictureUrl(payload.favicon);
      state.loginPlaceholderImage = toPictureUrl(payload.loginPlaceholderImage);
      state.footerContent = payload.footerContent ?? initialUi.footerContent;
      state.currency = payload.currency || initialUi.currency;
      state.currencySymbol = payload.currencySymbol?.slice(0, MAX_SYMBOL_LENGTH) || getSymbol(state.currency);
    }),
});

export const uiReducer = uiSlice.reducer;
export const { themeChosen, uiRestored } = uiSlice.actions;
