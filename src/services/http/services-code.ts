/** Loads the code of the services and axios in parallel. */
export async function servicesCode(): Promise<typeof import('../browser-services').browserServices> {
  const services = import('./load-services').then(({ loadServices }) => loadServices());
  const [{ browserServices }] = await Promise.all([services, import('axios')]);
  return browserServices;
}
