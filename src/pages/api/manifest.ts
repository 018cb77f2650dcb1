import type { NextApiRequest, NextApiResponse } from 'next';
import { cacheControlFor, sendText } from '@/server/crawlers/send-response';
import { siteSettings } from '@/server/crawlers/guest-services.server';
import { manifest } from '@/server/crawlers/manifest';

/** `/manifest.webmanifest` */
export default async function webManifest(req: NextApiRequest, res: NextApiResponse) {
  const settings = await siteSettings(req);
  sendText(res, 'application/manifest+json', JSON.stringify(manifest(settings)), cacheControlFor(settings));
}
