import { isRecord } from '@/lib/record';
import { initialUi, type Theme, type UiState } from './ui.slice';

/**
 * Storage key of the ui slice: `{ v: UI_STORAGE_VERSION, data: UiState }`. The script that sets the theme before the
 * first paint reads it too.
 */
export const UI_STORAGE_KEY = 'ui';
const UI_STORAGE_VERSION = 1;

export const uiAsText = (ui: UiState): string => JSON.stringify({ v: UI_STORAGE_VERSION, data: ui });

const THEMES: readonly unknown[] = ['light', 'dark', 'system'] satisfies Theme[];
const isTheme = (value: unknown): value is Theme => THEMES.includes(value);

/**
 * The usable fields of a stored ui slice; none from damaged, foreign or older data. HTML is never restored from the
 * device: it comes only with the settings, sanitized.
 */
export function uiFromText(text: string | null): Partial<UiState> {
  if (text === null) return {};
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return {};
  }
  if (!isRecord(stored) || stored.v !== UI_STORAGE_VERSION || !isRecord(stored.data)) return {};

  const { theme, menus, ...rest } = stored.data;
  const texts = Object.entries(rest).filter(
    ([name, value]) => name in initialUi && name !== 'footerContent' && typeof value === 'string',
  );
  return {
    ...Object.fromEntries(texts),
    ...(isTheme(theme) ? { theme } : {}),
    ...(Array.isArray(menus)
      ? {
          menus: menus.filter(
            (item) => isRecord(item) && typeof item.title === 'string' && typeof item.path === 'string',
          ),
        }
      : {}),
  };
}
