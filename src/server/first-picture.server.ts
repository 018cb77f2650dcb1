import type { ServerResponse } from 'node:http';
import { loadPreview } from './picture-preview.server';

/** The preload that React writes for a picture with `fetchPriority="high"`. */
const ANNOUNCED = /<link rel="preload" as="image" href="([^"]+)" fetchPriority="high"\/>/;

/** URLs that need no escaping in CSS. */
const PLAIN = /^[\w\-.~:/?#[\]@!$&*+,;=%]+$/;

/** Longer URLs could make the headers too large for a proxy in front. */
const MAX_URL_LENGTH = 2000;

/** How React escapes the characters of an attribute. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The URL of the first picture as written in the page; null if there is none with http(s). */
export function firstPicture(html: string): string | null {
  const [, escaped = ''] = ANNOUNCED.exec(html) ?? [];
  const url = escaped.replace(/&(amp|lt|gt|quot|#x27);/g, (_entity, name: string) => ENTITIES[name] ?? '');
  return /^https?:/i.test(url) && URL.canParse(url) ? url : null;
}

/**
 * Names the first picture in a `Link` header, so that browsers request it before parsing the page and proxies can send
 * early hints. `URL` escapes characters that could end the header.
 */
export function announcePicture(res: ServerResponse | undefined, url: string): void {
  const { href } = new URL(url);
  if (res && !res.headersSent && href.length <= MAX_URL_LENGTH)
    res.setHeader('Link', `<${href}>; rel=preload; as=image; fetchpriority=high`);
}

/** A CSS rule that shows a small preview in place of the picture until it loads; null if there is no preview. */
export async function previewRule(url: string): Promise<string | null> {
  const preview = PLAIN.test(url) ? await loadPreview(url) : null;
  return preview && `img[src="${url}"]{background:url(${preview}) center/cover}`;
}
