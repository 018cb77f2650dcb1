import { type NextRequest, NextResponse } from 'next/server';

/**
 * Leads addresses that machines expect at the root to the API routes that make them: `/robots.txt` → `/api/robots`. Rewrites of
 * next.config.js would do the same and bring the code that resolves them into every first view.
 */
export const proxy = ({ nextUrl }: NextRequest): NextResponse =>
  NextResponse.rewrite(new URL(`/api${nextUrl.pathname.replace(/\.(txt|xml|webmanifest)$/, '')}`, nextUrl));

export const config = { matcher: ['/robots.txt', '/sitemap.xml', '/sitemaps/:part', '/manifest.webmanifest', '/opensearch.xml'] };
