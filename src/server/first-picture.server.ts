import type { ServerResponse } from 'node:http';
import { previewOf } from './picture-preview.server';

/** How React announces a picture with `fetchPriority="high"` in what it writes. */
const ANNOUNCED = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/;

/** What can stand in a rule of a style sheet as it is. */
const PLAIN = /^[\w\-.~:/?#[\]@!$&*+,;=%]+$/;

/** The address, as the page has it, of the picture that is seen first; null where there is none on the web. */
export function firstPicture(html: string): string | null {
  const address = ANNOUNCED.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return /^https?:/i.test(address) && URL.canParse(address) ? address : null;
}

/**
 * Says in the answer's head which picture is seen first. The browser asks for it before it has read the page, and a proxy that knows early hints
 * may say so even sooner. As an address, what could end the header is escaped.
 */
export function announcePicture(res: ServerResponse | undefined, address: string): void {
  if (res && !res.headersSent) res.setHeader('Link', `<${new URL(address).href}>; rel=preload; as=image; fetchpriority=high`);
}

/** A rule that paints a small version of a picture where it will be, for the time until it is there; null where there is none to paint. */
export async function previewRule(address: string): Promise<string | null> {
  const preview = PLAIN.test(address) ? await previewOf(address) : null;
  return preview && `img[src="${address}"]{background:url(${preview}) center/cover}`;
}
