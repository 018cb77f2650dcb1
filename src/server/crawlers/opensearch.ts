import type { Settings } from '@/contract/settings';
import { paths } from '@/lib/page/paths';
import { DEFAULT_SITE_NAME } from '@/lib/page/seo';
import { cutText } from '@/lib/format/format';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Escapes text for XML and removes characters that XML forbids. */
const escapeXml = (text: string) =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Longest name that browsers accept. */
const NAME_LIMIT = 16;

/** The OpenSearch 1.1 description, which lets browsers search this site from the address bar. */
export function openSearchText(siteUrl: string, { siteName }: Settings): string {
  const name = siteName || DEFAULT_SITE_NAME;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    `<ShortName>${escapeXml(cutText(name, NAME_LIMIT))}</ShortName>`,
    `<Description>${escapeXml(`Search ${name}`)}</Description>`,
    '<InputEncoding>UTF-8</InputEncoding>',
    `<Image width="16" height="16" type="image/x-icon">${escapeXml(siteUrl)}/favicon.ico</Image>`,
    `<Url type="text/html" method="get" template="${escapeXml(siteUrl + paths.search())}?q={searchTerms}"/>`,
    `<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(siteUrl)}/opensearch.xml"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n');
}
