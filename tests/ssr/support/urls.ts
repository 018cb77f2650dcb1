/** Where the API and the site are in these tests. */
export const API = 'http://api.test';
export const SITE = 'https://site.test';
