export { readEvent } from './normalize';

/**
 * Loads the services. Imported from here, their script leaves out the reader, which the live connection loads without
 * them.
 */
export const loadServices = () => import('../browser-services');
