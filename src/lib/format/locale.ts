/** The language and region of all texts, numbers, dates and plurals, the same on the server and in every browser. */
export const LOCALE = 'en-US';
