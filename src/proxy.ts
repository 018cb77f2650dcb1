import { type NextRequest, NextResponse } from 'next/server';

/**
 * Serves the paths that crawlers and browsers expect at the root from API routes: `/robots.txt` → `/api/robots`.
 * Rewrites of next.config.js would do the same and add the code that resolves them to every first view.
 *
 * Reads `request.url`, not `nextUrl`: Next changes 127.0.0.1 to localhost in the latter, takes the rewrite for another
 * site and requests it over the network, with the protocol that `X-Forwarded-Proto` names.
 */
export const proxy = ({ url }: NextRequest): NextResponse => {
  const { pathname } = new URL(url);
  // No page has data of its own, and what is closed at `/api` must not open here.
  if (pathname.startsWith('/_next/data/')) return new NextResponse(null, { status: 404 });
  if (pathname.startsWith('/api/')) return NextResponse.next();
  // Another spelling of a path would get past the cache key of the proxy in front.
  if (pathname.includes('%')) return new NextResponse(null, { status: 404 });
  return NextResponse.rewrite(new URL(`/api${pathname.replace(/\.(txt|xml|webmanifest)$/, '')}`, url));
};

export const config = {
  matcher: [
    '/robots.txt',
    '/sitemap.xml',
    '/sitemaps/:part.xml',
    '/manifest.webmanifest',
    '/opensearch.xml',
    // `/_next/data/<build>/api/….json`: Next resolves the path before it looks here and sets this header.
    { source: '/api/:path*', has: [{ type: 'header', key: 'x-nextjs-data' }] },
  ],
};
