import type { ParsedUrlQuery } from 'node:querystring';
import { DAY, MONTH, monthOf } from '@/lib/format/month';
import { studioPaths } from '@/lib/page/studio-paths';
import { oneOf, withQuery } from '@/lib/lists/query';

interface CalendarAddress {
  month?: string;
  day?: string;
  saved?: string;
}

export const calendarPath = ({ month, day, saved }: CalendarAddress): string =>
  withQuery(studioPaths.events, { month: month ?? (day ? monthOf(day) : undefined), day, saved });

export const newEventPath = (how: { day?: string; copy?: string }): string => withQuery(studioPaths.eventNew, how);

export const LIST_PATH = `${studioPaths.events}?view=list`;

export const isListRequested = (query: ParsedUrlQuery): boolean => oneOf(query, 'view') === 'list';

const matching = (text: string, shape: RegExp) => (shape.test(text) ? text : undefined);

export const readCalendar = (query: ParsedUrlQuery): CalendarAddress => {
  const day = matching(oneOf(query, 'day'), DAY);
  return {
    day,
    month: matching(oneOf(query, 'month'), MONTH) ?? (day && monthOf(day)),
    saved: oneOf(query, 'saved') || undefined,
  };
};
