import type { NextApiRequest, NextApiResponse } from 'next';
import { serverConfig } from '@/lib/runtime-config';
import { keptWith, sendText } from '@/shell/machines/answer';
import { siteSettings } from '@/shell/machines/guest-services.server';
import { openSearchText } from '@/shell/machines/opensearch';

/** `/opensearch.xml` */
export default async function openSearch(req: NextApiRequest, res: NextApiResponse) {
  const settings = await siteSettings(req);
  sendText(res, 'application/opensearchdescription+xml', openSearchText(serverConfig().siteUrl, settings), keptWith(settings));
}
