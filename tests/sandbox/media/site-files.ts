const PINK = '#e64980';

/** The logo of the site: a lantern. */
const MARK = `<path d="M12 3v2M12 19v2" stroke="${PINK}" stroke-width="2" stroke-linecap="round"/><path d="M8 5h8M8 19h8" stroke="${PINK}" stroke-width="2" stroke-linecap="round"/><rect x="4.500" y="6" width="15" height="12" rx="6" fill="${PINK}"/><path d="M9 7.500c-1.600 3-1.600 6 0 9M15 7.500c1.600 3 1.600 6 0 9" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.200"/>`;

/** The name as strokes, so that it looks the same on every system. Its color suits light and dark backgrounds. */
const NAME = `<g transform="translate(-3 0)" fill="none" stroke="${PINK}" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"><path d="M38.500 6H31v12h7.500M31 12h6.500"/><path d="M44 18v-7.500M44 13.500c0-2 1.600-3.300 3.400-3.300s3.200 1.200 3.200 3.300V18"/><path d="M62 11.600a3.900 3.900 0 1 0 0 5"/><circle cx="70.200" cy="14.100" r="3.900"/><path d="M79 18v-7.500M79 14c0-2.200 1.400-3.700 3.600-3.700"/><path d="M86.400 14h7.400a3.800 3.900 0 1 0-1.300 3"/></g>`;

const FILES: Readonly<Record<string, string>> = {
  'logo.svg': `<svg xmlns="http://www.w3.org/2000/svg" width="186" height="48" viewBox="0 0 93 24" role="img" aria-label="Encore">${MARK}${NAME}</svg>`,
  'favicon.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${MARK}</svg>`,
};

/** Returns the SVG of `/files/site/<name>`, or null. */
export function siteFile(name: string): string | null {
  return Object.hasOwn(FILES, name) ? (FILES[name] ?? null) : null;
}
