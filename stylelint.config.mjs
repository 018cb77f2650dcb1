import { fileURLToPath } from 'node:url';

/** Colors, font sizes, radii, shadows and durations come from `src/styles/tokens.css`. */

const TOKEN = '/^var\\([^()]*\\)$/';
const RADIUS = '(?:0|50%|var\\([^()]*\\))';

/** @type {import('stylelint').Config} */
const config = {
  plugins: ['stylelint-value-no-unknown-custom-properties'],
  rules: {
    'color-no-hex': true,
    'function-disallowed-list': ['/^(rgb|hsl|hwb|lab|lch|oklab|oklch)a?$/i'],
    'declaration-property-value-allowed-list': {
      'font-size': [TOKEN, 'inherit', '100%', '0.875em'],
      'font-weight': [TOKEN, 'inherit'],
      '/radius$/': ['inherit', `/^${RADIUS}( ${RADIUS})*$/`],
      'box-shadow': ['none', '/^(var\\(|inset )/'],
    },
    // 0.01ms turns motion off for visitors who prefer reduced motion.
    'declaration-property-value-disallowed-list': {
      '/^(transition|animation)/': ['/(?<![\\w.])(?!0\\.01ms)[\\d.]+m?s\\b/'],
    },
    'csstools/value-no-unknown-custom-properties': [
      true,
      { importFrom: [fileURLToPath(new URL('src/styles/tokens.css', import.meta.url))] },
    ],
  },
  overrides: [{ files: ['**/tokens.css'], rules: { 'color-no-hex': null, 'function-disallowed-list': null } }],
};

export default config;
