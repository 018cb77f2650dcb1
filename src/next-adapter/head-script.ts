import { AFTER_PAINT_SCRIPT } from './deferred-scripts';
import { EARLY_INPUT_SCRIPT } from './early-input';
import { THEME_SCRIPT } from './theme-script';

/** The one script of our own that stands inside every page, in its head. */
export const HEAD_SCRIPT = THEME_SCRIPT + EARLY_INPUT_SCRIPT + ';' + AFTER_PAINT_SCRIPT;
