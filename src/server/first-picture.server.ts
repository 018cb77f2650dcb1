import type { ServerResponse } from 'node:http';
import { loadPreview } from './picture-preview.server';

/** The preload that React writes for a picture with `fetchPriority="high"`. */
const ANNOUNCED = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/;

/** URLs that need no escaping in CSS. */
const PLAIN = /^[\w\-.~:/?#[\]@!$&*+,;=%]+$/;

/** The URL of the first picture as written in the page; null if there is none with http(s). */
export function firstPicture(html: string): string | null {
  const address = ANNOUNCED.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return /^https?:/i.test(address) && URL.canParse(address) ? address : null;
}

/**
 * Names the first picture in a `Link` header, so that browsers request it before parsing the page and proxies can send
 * early hints. `URL` escapes characters that could end the header.
 */
export function announcePicture(res: ServerResponse | undefined, address: string): void {
  if (res && !res.headersSent)
    res.setHeader('Link', `<${new URL(address).href}>; rel=preload; as=image; fetchpriority=high`);
}

/** A CSS rule that shows a small preview in place of the picture until it loads; null if there is no preview. */
export async function previewRule(address: string): Promise<string | null> {
  const preview = PLAIN.test(address) ? await loadPreview(address) : null;
  return preview && `img[src="${address}"]{background:url(${preview}) center/cover}`;
}
