/** What a page says of itself to search engines and to sites that show a preview of it. */
export interface PageHead {
  /** Title without the site's name. */
  title: string;
  description?: string;
  /** Path of the one address this page is known by; query only where it makes another page (`?page=2`). */
  canonical: string;
  /** Keep out of indexes: account pages, results of free search, states that pass. */
  noindex?: boolean;
  /** Absolute address of a picture that anyone may see. */
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
}

/** Text of at most `limit` characters for a description: one line, cut at a word. */
export function summary(text: string | null | undefined, limit = 160): string {
  const line = (text ?? '').replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit - 1);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), limit / 2)).trimEnd()}…`;
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

/** A block of structured data as text that is safe inside a script element. */
export const jsonLdText = (block: JsonLd): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...block }).replace(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, '0')}`);
