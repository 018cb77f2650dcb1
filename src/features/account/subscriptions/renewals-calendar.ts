import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { folded } from '@/entities/event/calendar-lines';
import { formatMoney, type Currency } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { daysAfter } from '@/entities/subscription/renewal';
import { chargeLabel } from './charge-labels';
import { chargeOf, entryName, type Entry } from './entry';

interface SiteWords {
  /** Origin of this site. */
  siteUrl: string;
  siteName: string;
  currency: Currency;
}

const dayOf = (iso: string): DateArray => {
  const date = new Date(iso);
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
};

/** A whole day, and a word two days before: in hours, for the library writes days in a way that calendars need not understand. */
function eventOf(entry: Entry, on: string, { siteUrl, siteName, currency }: SiteWords): EventAttributes {
  const { _id, charge } = entry;
  const cost = charge ? ` for ${formatMoney(charge.price, currency)}` : '';
  const title = `${siteName}: ${entryName(entry)} renews${cost}`;
  const url = `${siteUrl}${paths.subscriptions}#${_id}`;
  return {
    // The same for ever, so that a calendar moves what it has of it.
    uid: `renewal-${_id}@${new URL(siteUrl).hostname}`,
    title,
    description: [charge ? `${chargeLabel(charge, currency)}.` : 'What it costs is not known.', `Cancel before that day and nothing is charged: ${url}`].join('\n'),
    url,
    start: dayOf(on),
    end: dayOf(daysAfter(on, 1)),
    busyStatus: 'FREE',
    alarms: [{ action: 'display', description: title, trigger: { hours: 48, before: true } }],
  };
}

/**
 * The next charges as a file for calendars (RFC 5545), a whole day each; empty text when nothing renews. Made in the browser from what is
 * shown: nobody else may read it. Throws when the library refuses an entry.
 */
export function renewalsCalendar(entries: readonly Entry[], today: string, site: SiteWords): string {
  const events = entries.flatMap((entry) => {
    const on = chargeOf(entry, today);
    return on === null ? [] : [eventOf(entry, on, site)];
  });
  if (events.length === 0) return '';
  const { error, value } = createEvents(events, { productId: `-//${site.siteName}//Renewals//EN`, calName: `${site.siteName} renewals` });
  if (typeof value !== 'string') throw error ?? new Error('No calendar came out.');
  return folded(value);
}
