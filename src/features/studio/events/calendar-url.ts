import type { ParsedUrlQuery } from 'node:querystring';
import { DAY, MONTH, getMonth } from '@/lib/format/month';
import { studioPaths } from '@/lib/page/studio-paths';
import { readParameter, withQuery } from '@/lib/lists/query';

interface CalendarQuery {
  month?: string;
  day?: string;
  saved?: string;
}

export const calendarPath = ({ month, day, saved }: CalendarQuery): string =>
  withQuery(studioPaths.events, { month: month ?? (day ? getMonth(day) : undefined), day, saved });

export const newEventPath = (how: { day?: string; copy?: string }): string => withQuery(studioPaths.eventNew, how);

export const LIST_PATH = `${studioPaths.events}?view=list`;

export const isListRequested = (query: ParsedUrlQuery): boolean => readParameter(query, 'view') === 'list';

const matching = (text: string, shape: RegExp) => (shape.test(text) ? text : undefined);

export const readCalendar = (query: ParsedUrlQuery): CalendarQuery => {
  const day = matching(readParameter(query, 'day'), DAY);
  return {
    day,
    month: matching(readParameter(query, 'month'), MONTH) ?? (day && getMonth(day)),
    saved: readParameter(query, 'saved') || undefined,
  };
};
