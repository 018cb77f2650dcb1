// What: joins our inline scripts into one, so that the Content-Security-Policy needs a single hash (decision 0024).
// Saves: no time by itself; one hash in the policy instead of three.
// Relies on: nothing of Next or React by itself; see the three parts.
// If the policy no longer names its hash, browsers block the theme, early input and every deferred script.
// Test: tests/ssr/security-headers.test.tsx.
import { AFTER_PAINT_SCRIPT } from './deferred-scripts';
import { EARLY_INPUT_SCRIPT } from './early-input';
import { STUDIO_SCRIPT, THEME_SCRIPT } from './theme-script';

/** The only inline script of ours in the head of every page. */
export const HEAD_SCRIPT = THEME_SCRIPT + EARLY_INPUT_SCRIPT + ';' + AFTER_PAINT_SCRIPT;

/** The same for pages of the studio, which always have a nonce, so that it needs no hash. */
export const STUDIO_HEAD_SCRIPT = STUDIO_SCRIPT + HEAD_SCRIPT;
