export { readEvent } from './normalize';

/** Loads the services on top of the reader, which they share with the live connection. */
export const loadServices = () => import('../browser-services');
