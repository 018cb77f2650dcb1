import type { NextApiRequest, NextApiResponse } from 'next';
import type { EventItem } from '@/contract/event';
import { getCalendar } from '@/entities/event/calendar.server';
import { ApiError } from '@/lib/http/errors';
import { readParameter } from '@/lib/lists/query';
import { DEFAULT_SITE_NAME } from '@/lib/page/seo';
import { serverConfig } from '@/lib/page/runtime-config';
import type { Services } from '@/services/create-services';
import { logFailure } from './ops/error-log';
import { getRequestId } from './request-id';
import { requestServices } from './request-services.server';

interface Plan {
  events: EventItem[];
  /** Name of the calendar, without the site name. */
  title: string;
}

/**
 * An API route that sends an iCalendar file. `find` loads the events for the id in the URL on behalf of the visitor.
 */
export const calendarRoute =
  (find: (services: Services, id: string) => Promise<Plan>) =>
  async (req: NextApiRequest, res: NextApiResponse): Promise<void> => {
    res.setHeader('X-Robots-Tag', 'noindex');
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.setHeader('Allow', 'GET, HEAD');
      return refuse(res, 405, 'This calendar is read-only.');
    }
    const { services } = requestServices({ req, res });
    try {
      const isBlocked = await services.countryBlock.check().then(
        ({ data }) => data.blocked,
        () => false,
      );
      if (isBlocked) return refuse(res, 451, 'Not available in your country.');
      const [{ events, title }, siteName] = await Promise.all([
        find(services, readParameter(req.query, 'id')),
        nameOfSite(services),
      ]);
      const { siteUrl } = serverConfig();
      res.setHeader('Content-Disposition', 'attachment; filename="encore-events.ics"');
      res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
      res.setHeader('Cache-Control', 'private, max-age=300');
      res.status(200).send(getCalendar(events, { siteUrl, siteName, name: `${title} · ${siteName}` }));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status >= 400 && error.status < 500) return refuse(res, error.status, error.message);
      logFailure('calendar', error, getRequestId(req));
      res.setHeader('Retry-After', '30');
      refuse(res, 503, 'We couldn’t load this calendar. Retry in a few minutes.');
    }
  };

const nameOfSite = (services: Services) =>
  services.settings.getPublic().then(
    ({ data }) => data.siteName || DEFAULT_SITE_NAME,
    () => DEFAULT_SITE_NAME,
  );

function refuse(res: NextApiResponse, status: number, text: string): void {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.status(status).send(`${text}\n`);
}
