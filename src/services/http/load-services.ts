export { readEvent } from './normalize';

/**
 * Loads the services. Importing them from this module leaves the reader of responses out of their script, because the
 * live connection loads the reader without the services.
 */
export const loadServices = () => import('../browser-services');
