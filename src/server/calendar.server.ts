import type { NextApiResponse } from 'next';
import type { EventItem } from '@/contract/event';
import { getCalendar } from '@/entities/event/calendar.server';
import { ApiError } from '@/lib/http/errors';
import { readParameter } from '@/lib/lists/query';
import { DEFAULT_SITE_NAME } from '@/lib/page/seo';
import { serverConfig } from '@/lib/page/runtime-config';
import type { Services } from '@/services/create-services';
import { readOnlyRoute, sendUnavailable } from './crawlers/send-response';
import { siteSettings } from './crawlers/guest-services.server';
import { logFailure } from './ops/error-log';
import { getRequestId } from './request-id';
import { requestServices } from './request-services.server';
import { FAILURE_RETRY_SECONDS, MAINTENANCE_RETRY_SECONDS } from './retry';

/** For blocked countries (spec §1). */
const COUNTRY_MESSAGE = "We've sorry. Website content is not available on your country.";

interface Plan {
  events: EventItem[];
  /** Name of the calendar, without the site name. */
  title: string;
}

/**
 * An API route that sends an iCalendar file. `find` loads the events for the id in the URL on behalf of the visitor. The
 * age gate doesn't apply: calendar apps can't confirm an age (decision 0028).
 */
export const calendarRoute = (find: (services: Services, id: string) => Promise<Plan>) =>
  readOnlyRoute(async (req, res) => {
    res.setHeader('X-Robots-Tag', 'noindex');
    const { services } = requestServices({ req, res });
    try {
      const [settings, isBlocked] = await Promise.all([
        siteSettings(req),
        services.countryBlock.check().then(
          ({ data }) => data.blocked,
          (error: unknown) => {
            logFailure('country-block/check', error, getRequestId(req));
            return false;
          },
        ),
      ]);
      if (settings.maintenanceMode) return sendUnavailable(res, MAINTENANCE_RETRY_SECONDS);
      if (isBlocked) return refuse(res, 451, COUNTRY_MESSAGE);
      const { events, title } = await find(services, readParameter(req.query, 'id'));
      const { siteUrl } = serverConfig();
      const siteName = settings.siteName || DEFAULT_SITE_NAME;
      const calendar = getCalendar(events, { siteUrl, siteName, name: `${title} · ${siteName}` });
      res.setHeader('Content-Disposition', 'attachment; filename="encore-events.ics"');
      res.setHeader('Content-Type', 'text/calendar; charset=utf-8');
      res.setHeader('Cache-Control', 'private, max-age=300');
      res.status(200).send(calendar);
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500)
        return refuse(res, error.status, error.message);
      logFailure('calendar', error, getRequestId(req));
      sendUnavailable(res, FAILURE_RETRY_SECONDS);
    }
  });

function refuse(res: NextApiResponse, status: number, text: string): void {
  res.setHeader('Cache-Control', 'no-store');
  res.setHeader('Content-Type', 'text/plain; charset=utf-8');
  res.status(status).send(`${text}\n`);
}
