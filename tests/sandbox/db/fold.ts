/**
 * Normalizes text for search: lower case, no accents, and everything but letters and digits as a single space (contract
 * A.4 `q`).
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
