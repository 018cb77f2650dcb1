import { createEvents, type EventAttributes } from 'ics';
import type { EventItem } from '@/contract/event';
import { foldLines, toSingleLine } from './calendar-lines';
import { formatTokens } from '@/lib/format/format';
import { summarize } from '@/lib/format/summarize';
import { paths } from '@/lib/page/paths';

interface CalendarFacts {
  /** Canonical origin without a trailing slash. */
  siteUrl: string;
  siteName: string;
  name: string;
}

const MAX_TEXT_LENGTH = 2000;
/** In ms since 1970; undefined for a time that the library would reject. */
function parseTime(iso = ''): number | undefined {
  const time = Date.parse(iso);
  return time >= 0 ? time : undefined;
}

function toEntry(
  { _id, title, description, startAt, endAt, isPrivate, price, status, performer, createdAt, updatedAt }: EventItem,
  { siteUrl, siteName, name }: CalendarFacts,
): EventAttributes {
  const url = siteUrl + paths.event({ _id });
  const about = [
    toSingleLine(performer?.name),
    isPrivate && price ? `Private event, ${formatTokens(price)}` : '',
    toSingleLine(summarize(description, MAX_TEXT_LENGTH)),
    url,
  ];
  return {
    // Stable, so that calendar apps update the entry they already have.
    uid: `event-${encodeURIComponent(_id)}@${new URL(siteUrl).hostname}`,
    productId: `-//${toSingleLine(siteName)}//Events//EN`,
    calName: toSingleLine(name),
    title: toSingleLine(summarize(title, MAX_TEXT_LENGTH)),
    description: about.filter(Boolean).join('\n'),
    location: url,
    url,
    start: Date.parse(startAt),
    startInputType: 'utc',
    startOutputType: 'utc',
    end: Date.parse(endAt),
    endInputType: 'utc',
    endOutputType: 'utc',
    status: status === 'inactive' ? 'CANCELLED' : 'CONFIRMED',
    created: parseTime(createdAt),
    lastModified: parseTime(updatedAt),
  };
}

const isDated = ({ startAt, endAt }: EventItem) => Date.parse(startAt) > 0 && Date.parse(endAt) >= Date.parse(startAt);

/**
 * Returns events as a calendar file (RFC 5545) with all times in UTC. Events without a valid time are left out. Throws
 * when the library rejects an entry.
 */
export function getCalendar(events: readonly EventItem[], facts: CalendarFacts): string {
  const { error, value } = createEvents(
    events.filter(isDated).map((event) => toEntry(event, facts)),
    { productId: `-//${toSingleLine(facts.siteName)}//Events//EN`, calName: toSingleLine(facts.name) },
  );
  if (typeof value !== 'string') throw error ?? new Error('The calendar couldn’t be created.');
  return foldLines(value);
}
