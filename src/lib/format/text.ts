/** Text for comparison: lower case, without accents. */
export const foldText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The words of a text, folded; punctuation separates them. */
export const foldWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Escapes a text for use in a regular expression. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** `**bold**` in a post. */
export const BOLD = /\*\*(?=\S)([^*\n]*[^*\s])\*\*/g;
/** `_italic_` in a post, but not inside words, so that snake_case stays. */
export const ITALIC = /(?<![\p{L}\p{N}_])_(?=[^\s_])([^_\n]*[^_\s])_(?![\p{L}\p{N}_])/gu;

/** The text of a post without its marks, for titles and teasers. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/\[([^[\]\n]{1,200})\]\(https?:\/\/[^\s()"<]+\)/g, '$1')
    .replace(BOLD, '$1')
    .replace(ITALIC, '$1');
