import Head from 'next/head';
import { jsonLdText, type PageHead as PageHeadData, type SiteFacts } from '@/lib/seo';

/** The document head of a page: one title, one canonical link, previews, structured data. */
export function PageHead({ head, site, favicon }: { head: PageHeadData; site: SiteFacts; favicon: string }) {
  const title = head.title === site.siteName ? head.title : `${head.title} · ${site.siteName}`;
  const canonical = site.siteUrl + head.canonical;
  return (
    <Head>
      <title>{title}</title>
      <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <link key="icon" rel="icon" href={favicon} />
      <link key="canonical" rel="canonical" href={canonical} />
      {head.description ? <meta key="description" name="description" content={head.description} /> : null}
      <meta key="rating" name="rating" content="adult" />
      {head.noindex ? <meta key="robots" name="robots" content="noindex" /> : null}
      <meta key="rating" name="rating" content="adult" />
      {head.prev ? <link key="prev" rel="prev" href={site.siteUrl + head.prev} /> : null}
      {head.next ? <link key="next" rel="next" href={site.siteUrl + head.next} /> : null}
      <meta key="og:site_name" property="og:site_name" content={site.siteName} />
      <meta key="og:title" property="og:title" content={head.title} />
      <meta key="og:type" property="og:type" content={head.type ?? 'website'} />
      <meta key="og:url" property="og:url" content={canonical} />
      {head.description ? <meta key="og:description" property="og:description" content={head.description} /> : null}
      {head.image ? <meta key="og:image" property="og:image" content={head.image} /> : null}
      <meta key="twitter:card" name="twitter:card" content={head.image ? 'summary_large_image' : 'summary'} />
      {head.jsonLd?.map((block) => (
        // A data block, not a script: nothing runs it. jsonLdText leaves no character that could end it early.
        <script key={`ld-${block['@type']}`} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonLdText(block) }} />
      ))}
    </Head>
  );
}
