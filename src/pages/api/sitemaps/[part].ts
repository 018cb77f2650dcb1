import type { NextApiRequest, NextApiResponse } from 'next';
import { oneOf } from '@/lib/lists/query';
import { sendSitemapPart } from '@/server/crawlers/sitemap.server';

/** A part is streamed, however long it is. */
export const config = { api: { responseLimit: false } };

/** `/sitemaps/videos-1.xml` and the like. */
export default function sitemapPart(req: NextApiRequest, res: NextApiResponse) {
  return sendSitemapPart(req, res, oneOf(req.query, 'part'));
}
