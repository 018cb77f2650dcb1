import { paths } from '@/lib/page/paths';
import type { PageHead, SiteFacts } from '@/lib/page/seo';
import type { HomePage } from './home.loader';

export const homeHead = ({ title, description }: HomePage, site: SiteFacts): PageHead => ({
  title: title || site.siteName,
  description: description || `Watch videos, meet performers and see who is live on ${site.siteName}.`,
  canonical: paths.home,
  jsonLd: [
    {
      '@type': 'WebSite',
      name: site.siteName,
      url: site.siteUrl + paths.home,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site.siteUrl}${paths.search()}?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ],
});
