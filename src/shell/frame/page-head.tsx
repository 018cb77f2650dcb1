import Head from 'next/head';
import { jsonLdText, type PageHead as PageHeadData, type SiteFacts } from '@/lib/page/seo';

/** Preview image of pages without their own. */
const SHARE_PICTURE = '/share.png';

export function PageHead({ head, site, favicon }: { head: PageHeadData; site: SiteFacts; favicon: string }) {
  const title = head.title === site.siteName ? head.title : `${head.title} · ${site.siteName}`;
  const canonical = site.siteUrl + head.canonical;
  const image = head.image ?? site.siteUrl + SHARE_PICTURE;
  return (
    <Head>
      <title>{title}</title>
      <meta key="viewport" name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <link key="icon" rel="icon" href={favicon} />
      <link key="apple-icon" rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link key="manifest" rel="manifest" href="/manifest.webmanifest" />
      <link
        key="search"
        rel="search"
        type="application/opensearchdescription+xml"
        title={site.siteName}
        href="/opensearch.xml"
      />
      <link key="canonical" rel="canonical" href={canonical} />
      {head.description ? <meta key="description" name="description" content={head.description} /> : null}
      {head.noindex ? <meta key="robots" name="robots" content="noindex" /> : null}
      <meta key="rating" name="rating" content="adult" />
      {head.prev ? <link key="prev" rel="prev" href={site.siteUrl + head.prev} /> : null}
      {head.next ? <link key="next" rel="next" href={site.siteUrl + head.next} /> : null}
      <meta key="og:site_name" property="og:site_name" content={site.siteName} />
      <meta key="og:title" property="og:title" content={head.title} />
      <meta key="og:type" property="og:type" content={head.type ?? 'website'} />
      <meta key="og:url" property="og:url" content={canonical} />
      {head.description ? <meta key="og:description" property="og:description" content={head.description} /> : null}
      <meta key="og:image" property="og:image" content={image} />
      <meta key="twitter:card" name="twitter:card" content="summary_large_image" />
      {head.jsonLd?.map((block, index) => (
        // Data only, never executed. jsonLdText escapes everything that could close the script tag.
        <script
          key={`ld-${index}`}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonLdText(block) }}
        />
      ))}
    </Head>
  );
}
