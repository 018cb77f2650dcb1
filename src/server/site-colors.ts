/** Page colors for browser bars and splash screens. Keep in sync with `--color-page` in styles/tokens.css. */
export const SITE_COLORS = { light: '#ffffff', dark: '#100d16' } as const;
