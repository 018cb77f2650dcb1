import { pathOf } from './paths';

/**
 * Whether a loader runs for the page whose path the browser shows already: Back and Forward (the address has changed by
 * then), another tab or filter of the same page. A loader then takes what the store still holds instead of asking again.
 * A new visit, for which the browser still shows the page being left, asks afresh. False on the server.
 */
export const staysAt = (path: string): boolean => typeof window !== 'undefined' && window.location.pathname === pathOf(path);
