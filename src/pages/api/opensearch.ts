import { serverConfig } from '@/lib/page/runtime-config';
import { cacheControlFor, readOnlyRoute, sendText } from '@/server/crawlers/send-response';
import { siteSettings } from '@/server/crawlers/guest-services.server';
import { openSearchText } from '@/server/crawlers/opensearch';

/** `/opensearch.xml` */
export default readOnlyRoute(async (req, res) => {
  const settings = await siteSettings(req);
  sendText(
    res,
    'application/opensearchdescription+xml',
    openSearchText(serverConfig().siteUrl, settings),
    cacheControlFor(settings),
  );
});
