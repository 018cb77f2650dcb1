import { createContext, useContext } from 'react';
import type { Services } from './create-services';

/** The services of this visitor, for the hooks of features. */
export const ServicesContext = createContext<Services | null>(null);

/** The API service classes of this visitor. Throws outside the shell. */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices needs the shell around it.');
  return services;
}
