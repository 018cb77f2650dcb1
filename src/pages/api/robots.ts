import { serverConfig } from '@/lib/page/runtime-config';
import { readOnlyRoute, sendText, sendUnavailable } from '@/server/crawlers/send-response';
import { siteSettings } from '@/server/crawlers/guest-services.server';
import { robotsText } from '@/server/crawlers/robots';
import { MAINTENANCE_RETRY_SECONDS } from '@/server/retry';

/** `/robots.txt`. During maintenance it responds with 503, so crawlers pause but keep their index. */
export default readOnlyRoute(async (req, res) => {
  const { maintenanceMode } = await siteSettings(req);
  if (maintenanceMode) sendUnavailable(res, MAINTENANCE_RETRY_SECONDS);
  else sendText(res, 'text/plain', robotsText(serverConfig().siteUrl));
});
