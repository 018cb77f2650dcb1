import { readParameter } from '@/lib/lists/query';
import { readOnlyRoute } from '@/server/crawlers/send-response';
import { sendSitemapPart } from '@/server/crawlers/sitemap.server';

// Parts are streamed, so the size limit doesn't apply.
export const config = { api: { responseLimit: false } };

/** For example `/sitemaps/videos-1.xml`. */
export default readOnlyRoute((req, res) => sendSitemapPart(req, res, readParameter(req.query, 'part')));
