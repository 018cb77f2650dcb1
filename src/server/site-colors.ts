/** The colours of the page, for what stands around it: browser bars and start screens. As `--color-page` in styles/tokens.css. */
export const SITE_COLORS = { light: '#ffffff', dark: '#100d16' } as const;
