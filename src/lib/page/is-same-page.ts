import { getPath } from './paths';

/**
 * True when the loader runs for the page that is already on screen (Back, Forward, another tab or filter of the same page). The loader then
 * uses the data in the store. On a new visit the browser still shows the previous page, so data is loaded. False on the server.
 */
export const staysAt = (path: string): boolean =>
  typeof window !== 'undefined' && window.location.pathname === getPath(path);
