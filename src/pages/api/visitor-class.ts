import type { NextApiRequest, NextApiResponse } from 'next';
import { preventCaching } from '@/server/edge/prevent-caching';
import { CLASS_HEADER, COUNTRY_HEADER, visitorClass } from '@/server/edge/visitor-class.server';
import { logFailure } from '@/server/ops/error-log';
import { getRequestId } from '@/server/request-id';
import { requestServices } from '@/server/request-services.server';

const CACHE_SECONDS = 30;

/** Tells the reverse proxy which pages the visitor may get from its cache. `X-Accel-Expires` is read by nginx only. */
export default async function visitorClassRoute(req: NextApiRequest, res: NextApiResponse): Promise<void> {
  preventCaching(res);
  const { services } = requestServices({ req, res });
  try {
    const [settings, country] = await Promise.all([services.settings.getPublic(), services.countryBlock.check()]);
    res.setHeader(
      CLASS_HEADER,
      visitorClass(req, res, { settings: settings.data, blocked: Boolean(country.data.blocked) }),
    );
    const { countryCode } = country.data;
    if (countryCode !== undefined) res.setHeader(COUNTRY_HEADER, encodeURIComponent(String(countryCode)));
    res.setHeader('X-Accel-Expires', CACHE_SECONDS);
    res.status(204).end();
  } catch (error) {
    logFailure('visitor class', error, getRequestId(req));
    res.status(503).end();
  }
}
