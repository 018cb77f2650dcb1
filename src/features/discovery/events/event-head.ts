import { eventState } from '@/entities/event/event-status';
import { dayTitle } from '@/lib/format/zoned-date';
import { getDecimals } from '@/lib/format/format';
import { moneyFor } from '@/lib/format/money';
import { summarize } from '@/lib/format/summarize';
import { createLiveVideo } from '@/entities/live-show/live-video';
import { paths } from '@/lib/page/paths';
import {
  createOffer,
  toPerson,
  sharePicture,
  trailFromHome,
  type JsonLd,
  type PageHead,
  type SiteFacts,
} from '@/lib/page/seo';
import { priceText } from './event-price';
import type { EventPage } from './event.loader';

export function eventHead({ event, now, tokenPrice }: EventPage, site: SiteFacts): PageHead {
  const { title, startAt, endAt, performer, isPrivate = false, price } = event;
  const path = paths.event(event);
  const state = eventState(event, Date.parse(now));
  const who = performer ? ` by ${performer.name}` : '';
  const description =
    summarize(event.description) ||
    `${title}, an event${who} on ${dayTitle(startAt.slice(0, 10))}. ${priceText(event)}.`;
  const image = sharePicture(site, event.image?.url, event.image?.thumbnails?.[0]);
  const tokens = isPrivate ? price : 0;
  const decimals = getDecimals(site.currency);
  const cost =
    tokens === 0 ? 0 : tokens === undefined || tokenPrice === null ? null : moneyFor(tokens, tokenPrice, decimals);

  const about: JsonLd = {
    '@type': 'Event',
    name: title,
    description,
    url: site.siteUrl + path,
    startDate: startAt,
    endDate: endAt,
    eventStatus: `https://schema.org/${state === 'canceled' ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: site.siteUrl + path },
    isAccessibleForFree: tokens === 0,
    ...(image ? { image: [image] } : {}),
    ...(performer ? { organizer: toPerson(site, performer), performer: toPerson(site, performer) } : {}),
    ...(cost === null
      ? {}
      : {
          offers: {
            ...createOffer(site, { price: cost, path, available: state === 'coming' || state === 'live' }),
            validFrom: event.createdAt,
          },
        }),
  };
  const broadcast = createLiveVideo(site, {
    name: title,
    description,
    path,
    image,
    startDate: startAt,
    endDate: endAt,
  });

  return {
    title,
    description,
    canonical: path,
    image,
    // A canceled event is reachable by its URL only.
    noindex: state === 'canceled',
    jsonLd: [
      about,
      ...(state === 'live' ? [broadcast] : []),
      trailFromHome(site, { name: 'Events', path: paths.events }, { name: title, path }),
    ],
  };
}
