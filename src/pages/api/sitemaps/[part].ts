import type { NextApiRequest, NextApiResponse } from 'next';
import { readParameter } from '@/lib/lists/query';
import { sendSitemapPart } from '@/server/crawlers/sitemap.server';

// Parts are streamed, so the size limit doesn't apply.
export const config = { api: { responseLimit: false } };

/** For example `/sitemaps/videos-1.xml`. */
export default function sitemapPart(req: NextApiRequest, res: NextApiResponse) {
  return sendSitemapPart(req, res, readParameter(req.query, 'part'));
}
