import type { NextApiRequest, NextApiResponse } from 'next';
import { serverConfig } from '@/lib/runtime-config';
import { sendText } from '@/shell/machines/answer';
import { siteSettings } from '@/shell/machines/guest-services.server';
import { openSearchText } from '@/shell/machines/opensearch';

/** `/opensearch.xml` */
export default async function openSearch(req: NextApiRequest, res: NextApiResponse) {
  sendText(res, 'application/opensearchdescription+xml', openSearchText(serverConfig().siteUrl, await siteSettings(req)));
}
