/**
 * What crawlers may fetch: everything but calls, and addresses that lead nowhere for somebody without an account. Pages that are
 * to stay out of indexes say so themselves (`noindex`); if crawlers could not fetch those, they would never read it.
 */
export const robotsText = (siteUrl: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Disallow: /user/', 'Disallow: /studio', 'Disallow: /auth/logout', '', `Sitemap: ${siteUrl}/sitemap.xml`, ''].join('\n');
