import { dayAfter } from '@/lib/format/month';
import { toWallTime } from './zoned-time';
import type { OwnEvent, Span } from './own-event';

/** Maximum number of days in a month view. */
const MAX_DAYS = 42;

/**
 * The days that a span touches in a time zone, first day first. An end at midnight does not count as another day. Empty
 * for an unreadable span.
 */
export function getDays({ startAt, endAt }: Span, zone: string): string[] {
  const first = toWallTime(startAt, zone)?.date;
  const end = Math.max(Date.parse(startAt), Date.parse(endAt) - 1);
  const last = Number.isNaN(end) ? null : toWallTime(new Date(end).toISOString(), zone)?.date;
  if (!first || !last) return [];
  const days = [first];
  for (let day = dayAfter(first, 1); day <= last && days.length < MAX_DAYS; day = dayAfter(day, 1)) days.push(day);
  return days;
}

export interface OnDay {
  event: OwnEvent;
  begins: boolean;
}

export function groupByDay(events: readonly OwnEvent[], zone: string): ReadonlyMap<string, OnDay[]> {
  const found = new Map<string, OnDay[]>();
  for (const event of [...events].sort((a, b) => Date.parse(a.startAt) - Date.parse(b.startAt))) {
    for (const [index, day] of getDays(event, zone).entries())
      found.set(day, [...(found.get(day) ?? []), { event, begins: index === 0 }]);
  }
  return found;
}
