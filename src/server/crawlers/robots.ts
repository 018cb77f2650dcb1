/**
 * The text of robots.txt. It excludes API routes and pages that need an account. Pages that must not be indexed carry `noindex` instead,
 * which crawlers can read only if they may fetch the page.
 */
export const robotsText = (siteUrl: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /user/',
    'Disallow: /studio',
    'Disallow: /auth/logout',
    '',
    `Sitemap: ${siteUrl}/sitemap.xml`,
    '',
  ].join('\n');
