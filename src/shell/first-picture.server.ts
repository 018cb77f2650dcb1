import type { ServerResponse } from 'node:http';

/** How React announces a picture with `fetchPriority="high"` in what it writes. */
const ANNOUNCED = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/;

/** The address as a header can hold it: what could end it is escaped. Null for what is no address of the web. */
function addressIn(attribute: string): string | null {
  const address = attribute.replaceAll('&amp;', '&');
  return /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).href : null;
}

/**
 * Says in the answer's head which picture is seen first. The browser asks for it before it has read the page, and a proxy that knows early hints
 * may say so even sooner.
 */
export function announceFirstPicture(res: ServerResponse | undefined, html: string): void {
  const address = addressIn(ANNOUNCED.exec(html)?.[1] ?? '');
  if (res && !res.headersSent && address) res.setHeader('Link', `<${address}>; rel=preload; as=image; fetchpriority=high`);
}
