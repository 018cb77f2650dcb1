/** Text as it is searched: lower case, without accents, anything but letters and digits as one space (contract A.4 `q`). */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
