import type { NextApiRequest, NextApiResponse } from 'next';
import { serverConfig } from '@/lib/page/runtime-config';
import { cacheControlFor, sendText } from '@/server/crawlers/send-response';
import { siteSettings } from '@/server/crawlers/guest-services.server';
import { openSearchText } from '@/server/crawlers/opensearch';

/** `/opensearch.xml` */
export default async function openSearch(req: NextApiRequest, res: NextApiResponse) {
  const settings = await siteSettings(req);
  sendText(
    res,
    'application/opensearchdescription+xml',
    openSearchText(serverConfig().siteUrl, settings),
    cacheControlFor(settings),
  );
}
