/** Loads the code of the services and axios in parallel. */
export async function servicesCode(): Promise<typeof import('../browser-services').browserServices> {
  const [{ browserServices }] = await Promise.all([import('../browser-services'), import('axios')]);
  return browserServices;
}
