import { readOnlyRoute } from '@/server/crawlers/send-response';
import { sendSitemapIndex } from '@/server/crawlers/sitemap.server';

/** `/sitemap.xml` */
export default readOnlyRoute(sendSitemapIndex);
