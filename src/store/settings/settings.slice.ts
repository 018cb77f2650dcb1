import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Settings } from '@/contract/settings';

/** The public settings as received; empty until then, so that each reader applies its own default. */
export type SettingsState = Settings;

export const initialSettings: SettingsState = {};

const settingsSlice = createSlice({
  name: 'settings',
  initialState: initialSettings,
  reducers: {
    settingsLoaded: (_state, { payload }: PayloadAction<Settings>): SettingsState => payload,
  },
});

export const settingsReducer = settingsSlice.reducer;
export const { settingsLoaded } = settingsSlice.actions;
