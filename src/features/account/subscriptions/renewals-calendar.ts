import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { foldLines, toSingleLine } from '@/entities/event/calendar-lines';
import { formatMoney, type Currency } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { daysAfter } from '@/entities/subscription/renewal';
import { chargeLabel } from './charge-labels';
import { getCharge, entryName, type Entry } from './entry';

interface SiteDetails {
  siteUrl: string;
  siteName: string;
  currency: Currency;
}

const getDay = (iso: string): DateArray => {
  const date = new Date(iso);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
};

/**
 * An all-day event with a reminder two days before. The reminder is in hours, because not all calendars understand the
 * library's day format.
 */
function toEvent(entry: Entry, on: string, { siteUrl, siteName, currency }: SiteDetails): EventAttributes {
  const { charge } = entry;
  const id = encodeURIComponent(entry._id);
  const cost = charge ? ` for ${formatMoney(charge.price, currency)}` : '';
  const title = toSingleLine(`${siteName}: ${entryName(entry)} renews${cost}`);
  const url = `${siteUrl}${paths.subscriptions}#${id}`;
  return {
    // A stable ID lets calendars update the existing event.
    uid: `renewal-${id}@${new URL(siteUrl).hostname}`,
    title,
    description: [
      charge ? toSingleLine(`${chargeLabel(charge, currency)}.`) : 'Price unavailable.',
      `Cancel before this day to avoid the charge: ${url}`,
    ].join('\n'),
    url,
    start: getDay(on),
    end: getDay(daysAfter(on, 1)),
    busyStatus: 'FREE',
    alarms: [{ action: 'display', description: title, trigger: { hours: 48, before: true } }],
  };
}

/**
 * Upcoming charges as a calendar file (RFC 5545) of all-day events; empty if nothing renews. Created in the browser
 * from the displayed data to stay private. Throws if the library rejects an entry.
 */
export function renewalsCalendar(entries: readonly Entry[], today: string, site: SiteDetails): string {
  const events = entries.flatMap((entry) => {
    const on = getCharge(entry, today);
    return on === null ? [] : [toEvent(entry, on, site)];
  });
  if (events.length === 0) return '';
  const siteName = toSingleLine(site.siteName);
  const { error, value } = createEvents(events, {
    productId: `-//${siteName}//Renewals//EN`,
    calName: `${siteName} renewals`,
  });
  if (typeof value !== 'string') throw error ?? new Error('The calendar is empty.');
  return foldLines(value);
}
