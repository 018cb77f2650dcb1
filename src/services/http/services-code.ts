/** The services of a browser: their code and the library by which they call come side by side. */
export async function servicesCode(): Promise<typeof import('../browser-services').browserServices> {
  const [{ browserServices }] = await Promise.all([import('../browser-services'), import('axios')]);
  return browserServices;
}
