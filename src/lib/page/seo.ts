import { paths } from './paths';

/** The name of the site when the settings name none. */
export const DEFAULT_SITE_NAME = 'Encore';

/** What a page says of itself to search engines and to sites that show a preview of it. */
export interface PageHead {
  /** Title without the site's name. */
  title: string;
  description?: string;
  /** Path of the one address this page is known by; query only where it makes another page (`?page=2`). */
  canonical: string;
  /** Keep out of indexes: account pages, results of free search, states that pass. */
  noindex?: boolean;
  /** Absolute address of a picture that anyone may see; take it from `sharePicture`. */
  image?: string;
  type?: 'website' | 'profile' | 'video.other' | 'article';
  /** Paths of the neighbouring pages of a list. */
  prev?: string;
  next?: string;
  /** Structured data, one object a block. */
  jsonLd?: JsonLd[];
}

export type JsonLd = { '@type': string } & Record<string, unknown>;

/** Facts of the site that a head needs. */
export interface SiteFacts {
  /** Canonical origin without a trailing slash. */
  siteUrl: string;
  siteName: string;
  /** ISO 4217 code of the money that prices are in. */
  currency: string;
}

/** Text of at most `limit` characters for a description: one line, cut at a word. */
export function summary(text: string | null | undefined, limit = 160): string {
  const line = (text ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).trimEnd()}…`;
}

/** Parameters that open a protected file for a few hours (contract A.6), or by which a storage or CDN signs an address. */
const SIGNATURE = /[?&](token|expires|signature|policy|key-pair-id|sig|verify|hdnea|hdnts|__token__|x-(amz|goog|oss|cos)-[\w-]+|ossaccesskeyid|googleaccessid)=/i;

/** True for an address that opens a file for one visitor or for a limited time. */
export const isSigned = (address: string): boolean => SIGNATURE.test(address);

/**
 * The first of these pictures that may stand in previews, structured data and site maps: an http(s) address, or a path of
 * this site, that opens to anybody at any time. An address with a token in it is somebody's, and soon dead. Undefined when none will do.
 */
export function sharePicture({ siteUrl }: Pick<SiteFacts, 'siteUrl'>, ...candidates: (string | null | undefined)[]): string | undefined {
  for (const address of candidates) {
    if (!address || isSigned(address)) continue;
    if (/^https?:\/\//i.test(address) && URL.canParse(address)) return address;
    if (/^\/[^/\\]/.test(address)) return siteUrl + address;
  }
  return undefined;
}

/** JSON-LD `BreadcrumbList` of the way to a page, from the root down. */
export const breadcrumbList = (site: SiteFacts, trail: { name: string; path: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: site.siteUrl + path })),
});

/** JSON-LD `ItemList` of a list page; `offset` = how many items stand on the pages before. */
export const itemList = (site: SiteFacts, entries: { name: string; path: string }[], offset = 0): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, path }, index) => ({ '@type': 'ListItem', position: offset + index + 1, name, url: site.siteUrl + path })),
});

/** JSON-LD `BreadcrumbList` from the start page down: `trailFromHome(site, { name: 'Videos', path }, { name: title, path })`. */
export const trailFromHome = (site: SiteFacts, ...steps: { name: string; path: string }[]): JsonLd =>
  breadcrumbList(site, [{ name: 'Home', path: paths.home }, ...steps]);

/** JSON-LD `Person` for a performer: as creator, seller or performer of something. */
export const personOf = (site: SiteFacts, performer: { _id: string; name: string; username?: string }): JsonLd => ({
  '@type': 'Person',
  name: performer.name,
  url: site.siteUrl + paths.performer(performer),
});

/**
 * The JSON-LD fields that say whether an item is free, and if not which part of the page is closed, so that the lock is not taken for
 * a trick: spread them into the item. `selector` names the element that stands in its place, e.g. `.locked-part`.
 */
export const accessOfItem = (open: boolean, selector: string) =>
  open
    ? { isAccessibleForFree: true }
    : { isAccessibleForFree: false, hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: selector } };

/** JSON-LD `Offer` of something that is sold for money. */
export const offer = (site: SiteFacts, { price, path, available }: { price: number | undefined; path: string; available: boolean }): JsonLd => ({
  '@type': 'Offer',
  // A price that a record has lost is not told.
  price: price?.toFixed(2),
  priceCurrency: site.currency,
  availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
  url: site.siteUrl + path,
});

/** A block of structured data as text that is safe inside a script element. */
export const jsonLdText = (block: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...block }).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
