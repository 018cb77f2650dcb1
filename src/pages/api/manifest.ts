import type { NextApiRequest, NextApiResponse } from 'next';
import { keptWith, sendText } from '@/shell/machines/answer';
import { siteSettings } from '@/shell/machines/guest-services.server';
import { manifest } from '@/shell/machines/manifest';

/** `/manifest.webmanifest` */
export default async function webManifest(req: NextApiRequest, res: NextApiResponse) {
  const settings = await siteSettings(req);
  sendText(res, 'application/manifest+json', JSON.stringify(manifest(settings)), keptWith(settings));
}
