import { getDecimals } from '@/lib/format/format';
import { paths } from './paths';

/** Site name if the settings have none. */
export const DEFAULT_SITE_NAME = 'Encore';

/** Metadata of a page for search engines and link previews. */
export interface PageHead {
  /** Title without the site's name. */
  title: string;
  description?: string;
  /** Canonical path of the page; with a query only if it makes a different page (`?page=2`). */
  canonical: string;
  /** Excludes the page from indexes: account pages, search results, temporary states. */
  noindex?: boolean;
  /** Absolute URL of a public picture, from `sharePicture`. */
  image?: string;
  type?: 'website' | 'profile' | 'video.other' | 'article';
  /** Paths of the previous and next page of a list. */
  prev?: string;
  next?: string;
  /** Structured data, one object per block. */
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

/** Query parameters of signed URLs: of protected files (contract A.6), storage services and CDNs. */
const SIGNATURE =
  /[?&](token|access_token|authorization|expires|signature|policy|key-pair-id|sig|verify|hdnea|hdnts|__token__|x-(amz|goog|oss|cos)-[\w-]+|ossaccesskeyid|googleaccessid)=/i;

/** True for a URL that works for one visitor or a limited time only. */
export const isSigned = (url: string): boolean => SIGNATURE.test(url);

/**
 * The first of these pictures that may be used in link previews, structured data and sitemaps: a public http(s) URL or
 * a path of this site. A URL without a protocol gets that of this site. Signed URLs are personal and expire, so they
 * are skipped. Undefined if none is usable.
 */
export function sharePicture(
  { siteUrl }: Pick<SiteFacts, 'siteUrl'>,
  ...candidates: (string | null | undefined)[]
): string | undefined {
  for (const candidate of candidates) {
    if (!candidate || isSigned(candidate)) continue;
    const url = candidate.startsWith('//') ? new URL(siteUrl).protocol + candidate : candidate;
    if (/^https?:\/\//i.test(url) && URL.canParse(url)) return url;
    if (/^\/[^/\\]/.test(url)) return siteUrl + url;
  }
  return undefined;
}

/** JSON-LD `BreadcrumbList` of the way to a page, from the root down. */
export const breadcrumbList = (site: SiteFacts, trail: { name: string; path: string }[]): JsonLd => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: site.siteUrl + path,
  })),
});

/** JSON-LD `ItemList` of a list page; `offset` = number of items on earlier pages. */
export const itemList = (site: SiteFacts, entries: { name: string; path: string }[], offset = 0): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: entries.map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: offset + index + 1,
    name,
    url: site.siteUrl + path,
  })),
});

/**
 * JSON-LD `BreadcrumbList` from the start page down:
 * `trailFromHome(site, { name: 'Videos', path }, { name: title, path })`.
 */
export const trailFromHome = (site: SiteFacts, ...steps: { name: string; path: string }[]): JsonLd =>
  breadcrumbList(site, [{ name: 'Home', path: paths.home }, ...steps]);

/** JSON-LD `Person` for a performer: as creator, seller or performer of something. */
export const toPerson = (site: SiteFacts, performer: { _id: string; name: string; username?: string }): JsonLd => ({
  '@type': 'Person',
  name: performer.name,
  url: site.siteUrl + paths.performer(performer),
});

/**
 * JSON-LD fields to spread into an item: whether it is free and, if not, which part of the page is locked, so that
 * search engines don't take the lock for cloaking. `selector` matches the element shown instead, such as
 * `.locked-part`.
 */
export const accessOfItem = (open: boolean, selector: string) =>
  open
    ? { isAccessibleForFree: true }
    : {
        isAccessibleForFree: false,
        hasPart: { '@type': 'WebPageElement', isAccessibleForFree: false, cssSelector: selector },
      };

/** JSON-LD `Offer` of something that is sold for money; undefined without a price, which an offer must have. */
export const createOffer = (
  site: SiteFacts,
  { price, path, available }: { price: number | undefined; path: string; available: boolean },
): JsonLd | undefined =>
  price === undefined
    ? undefined
    : {
        '@type': 'Offer',
        price: price.toFixed(getDecimals(site.currency)),
        priceCurrency: site.currency,
        availability: `https://schema.org/${available ? 'InStock' : 'OutOfStock'}`,
        url: site.siteUrl + path,
      };

/** A block of structured data as text that is safe inside a script element. */
export const jsonLdText = (block: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...block }).replace(
    /[<>&\u2028\u2029]/g,
    (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
