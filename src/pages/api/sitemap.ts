import type { NextApiRequest, NextApiResponse } from 'next';
import { sendSitemapIndex } from '@/server/crawlers/sitemap.server';

/** `/sitemap.xml` */
export default function sitemap(req: NextApiRequest, res: NextApiResponse) {
  return sendSitemapIndex(req, res);
}
