import type { NextApiRequest, NextApiResponse } from 'next';
import { sendText } from '@/shell/machines/answer';
import { siteSettings } from '@/shell/machines/guest-services.server';
import { manifest } from '@/shell/machines/manifest';

/** `/manifest.webmanifest` */
export default async function webManifest(req: NextApiRequest, res: NextApiResponse) {
  sendText(res, 'application/manifest+json', JSON.stringify(manifest(await siteSettings(req))));
}
