import type { ParsedUrlQuery } from 'node:querystring';
import { DAY, MONTH, monthOf } from '@/lib/format/month';
import { studioPaths } from '@/lib/page/studio-paths';
import { oneOf, withQuery } from '@/lib/lists/query';

interface CalendarPlace {
  month?: string;
  /** The day that is open beside the month. */
  day?: string;
  /** The event that was just saved. */
  saved?: string;
}

/** The month, with a day of it open. */
export const calendarPath = ({ month, day, saved }: CalendarPlace): string => withQuery(studioPaths.events, { month: month ?? (day ? monthOf(day) : undefined), day, saved });

/** A new event, on a day or as a copy. */
export const newEventPath = (how: { day?: string; copy?: string }): string => withQuery(studioPaths.eventNew, how);

/** The list in place of the month. */
export const LIST_PATH = `${studioPaths.events}?view=list`;

export const isListRequested = (query: ParsedUrlQuery): boolean => oneOf(query, 'view') === 'list';

const matching = (text: string, shape: RegExp) => (shape.test(text) ? text : undefined);

/** What an address asks to see of the calendar. */
export const readCalendar = (query: ParsedUrlQuery): CalendarPlace => {
  const day = matching(oneOf(query, 'day'), DAY);
  return { day, month: matching(oneOf(query, 'month'), MONTH) ?? (day && monthOf(day)), saved: oneOf(query, 'saved') || undefined };
};
