import type { Mirrored } from '../device/mirror';
import type { RootState } from '../root-reducer';
import { initialSettings } from '../settings/settings.slice';
import { UI_STORAGE_KEY, uiAsText, uiFromText } from './ui.persistence';
import { initialUi, uiRestored } from './ui.slice';

/**
 * The stored theme always wins; the site's stored name, colors and texts are used only until the settings are loaded.
 */
export const mirroredUi: Mirrored<RootState['ui']> = {
  key: UI_STORAGE_KEY,
  slice: ({ ui }) => ui,
  asText: uiAsText,
  restored: (text, { settings }) => {
    const { theme = initialUi.theme, ...rest } = uiFromText(text);
    return uiRestored(settings === initialSettings ? { theme, ...rest } : { theme });
  },
};
