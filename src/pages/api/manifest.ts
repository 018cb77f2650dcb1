import { cacheControlFor, readOnlyRoute, sendText } from '@/server/crawlers/send-response';
import { siteSettings } from '@/server/crawlers/guest-services.server';
import { manifest } from '@/server/crawlers/manifest';

/** `/manifest.webmanifest` */
export default readOnlyRoute(async (req, res) => {
  const settings = await siteSettings(req);
  sendText(res, 'application/manifest+json', JSON.stringify(manifest(settings)), cacheControlFor(settings));
});
