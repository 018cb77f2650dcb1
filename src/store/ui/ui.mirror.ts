import type { Mirrored } from '../device/mirror';
import type { RootState } from '../root-reducer';
import { initialSettings } from '../settings/settings.slice';
import { UI_STORAGE_KEY, uiAsText, uiFromText } from './ui.persistence';
import { initialUi, uiRestored } from './ui.slice';

/** The theme is the visitor's; what the site says of itself is taken from the device only while the settings did not come. */
export const mirroredUi: Mirrored<RootState['ui']> = {
  key: UI_STORAGE_KEY,
  slice: ({ ui }) => ui,
  asText: uiAsText,
  restored: (text, { settings }) => {
    const { theme = initialUi.theme, ...rest } = uiFromText(text);
    return uiRestored(settings === initialSettings ? { theme, ...rest } : { theme });
  },
};
