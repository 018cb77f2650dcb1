import { excludedPaths } from '@/server/site-pages';

/**
 * The text of robots.txt. It excludes API routes and pages that need an account. Pages that must not be indexed carry
 * `noindex` instead, which crawlers can read only if they may fetch the page.
 */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    ...['/api/', ...excludedPaths()].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
