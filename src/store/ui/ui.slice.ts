import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { MenuItem } from '@/contract/settings';
import { settingsLoaded } from '../settings/settings.slice';

type Theme = 'light' | 'dark';

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
  siteName: 'Encore',
  logo: '',
  menus: [],
  favicon: '',
  loginPlaceholderImage: '',
  footerContent: '',
  currencySymbol: '$',
  currency: 'USD',
};

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
      state.logo = payload.logoUrl ?? initialUi.logo;
      state.menus = payload.menus ?? initialUi.menus;
      state.favicon = payload.favicon ?? initialUi.favicon;
      state.loginPlaceholderImage = payload.loginPlaceholderImage ?? initialUi.loginPlaceholderImage;
      state.footerContent = payload.footerContent ?? initialUi.footerContent;
      state.currencySymbol = payload.currencySymbol || initialUi.currencySymbol;
      state.currency = payload.currency || initialUi.currency;
    }),
});

export const uiReducer = uiSlice.reducer;
export const { themeChosen, uiRestored } = uiSlice.actions;
