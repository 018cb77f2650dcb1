import { summarize } from '@/lib/format/summarize';
import { paths } from '@/lib/page/paths';
import { trailFromHome, type PageHead, type SiteFacts } from '@/lib/page/seo';
import { summarizeHtml } from '@/lib/format/plain-text';
import type { CmsPageProps } from './cms-page.loader';

export function cmsPageHead({ page, html }: CmsPageProps, site: SiteFacts): PageHead {
  const { title, shortDescription, createdAt, updatedAt } = page;
  const path = paths.page(page);
  const description = summarize(shortDescription) || summarizeHtml(html);
  return {
    title,
    description,
    canonical: path,
    type: 'article',
    jsonLd: [
      {
        '@type': 'Article',
        headline: summarize(title, 110),
        description,
        url: site.siteUrl + path,
        datePublished: createdAt,
        dateModified: updatedAt ?? createdAt,
        author: { '@type': 'Organization', name: site.siteName, url: site.siteUrl },
      },
      trailFromHome(site, { name: title, path }),
    ],
  };
}
