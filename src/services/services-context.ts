import { createContext, useContext } from 'react';
import type { Services } from './create-services';

/** Services of this visitor for feature hooks. */
export const ServicesContext = createContext<Services | null>(null);

/** Returns the services of this visitor. Throws outside the shell. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices must be used within the shell.');
  return services;
}
