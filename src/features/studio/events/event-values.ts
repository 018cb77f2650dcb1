import type { Problems } from '@/components/form/use-form';
import type { CreateEventBody, EventItem, UpdateEventBody } from '@/contract/event';
import { instantOf, spanAfter, wallTimeOf, type Occurrence, type WallTime } from '@/features/studio/events/zoned-time';
import { NO_DAY } from './event-labels';
import type { Span } from './own-event';

/** Form values of an event. Times are wall times of one zone. */
export type EventValues = {
  title: string;
  description: string;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  isPrivate: boolean;
  price: string;
  status: string;
  /** True if the performer confirmed that the event overlaps another one. */
  allowOverlap: boolean;
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** A new event in the evening of a day. */
export const newValues = (day: string): EventValues => ({
  title: '',
  description: '',
  startDate: day,
  startTime: '20:00',
  endDate: day,
  endTime: '22:00',
  isPrivate: false,
  price: '',
  status: 'active',
  allowOverlap: false,
});

/** Form values of an event in a zone. */
export function valuesOf(event: EventItem, zone: string): EventValues {
  const start = wallTimeOf(event.startAt, zone);
  const end = wallTimeOf(event.endAt, zone);
  return {
    title: event.title || '',
    description: event.description ?? '',
    startDate: start?.date ?? '',
    startTime: start?.time ?? '',
    endDate: end?.date ?? '',
    endTime: end?.time ?? '',
    isPrivate: event.isPrivate === true,
    price: event.isPrivate && event.price !== undefined ? String(event.price) : '',
    status: event.status ?? 'active',
    allowOverlap: false,
  };
}

/** A copy of an event on the same weekday of a future week; `now` in ms. */
export function copyOf(event: EventItem, zone: string, now: number): EventValues {
  const weeks = Math.max(1, Math.ceil((now - Date.parse(event.startAt)) / WEEK_MS));
  const soon = spanAfter(event, weeks * 7, zone);
  const span = Date.parse(soon.startAt) > now ? soon : spanAfter(event, (weeks + 1) * 7, zone);
  return { ...valuesOf({ ...event, ...span }, zone), status: 'active' };
}

const startOf = ({ startDate, startTime }: EventValues): WallTime => ({ date: startDate, time: startTime });
const endOf = ({ endDate, endTime }: EventValues): WallTime => ({ date: endDate, time: endTime });

/** Duration between wall times, ignoring clock changes. */
const inUtc = (wall: WallTime) => Date.parse(instantOf(wall, 'UTC')?.iso ?? '');

/** A change, and the end that a changed start moves, so that the duration stays. */
export function withStart(values: EventValues, change: Partial<EventValues>): Partial<EventValues> {
  if (!('startDate' in change || 'startTime' in change)) return change;
  const length = inUtc(endOf(values)) - inUtc(startOf(values));
  const end = inUtc(startOf({ ...values, ...change })) + length;
  if (Number.isNaN(end)) return change.startDate ? { ...change, endDate: values.endDate || change.startDate } : change;
  if (length <= 0) return change;
  const [endDate = '', endTime = ''] = new Date(end).toISOString().slice(0, 16).split('T');
  return { ...change, endDate, endTime };
}

/** The event's span and any clock-change warnings; null while incomplete. Untouched times keep the instants of `original`. */
export function spanOf(
  values: EventValues,
  zone: string,
  original?: Span,
): (Span & { odd: Exclude<Occurrence, 'once'> | null }) | null {
  const start = instantOf(startOf(values), zone);
  const end = instantOf(endOf(values), zone);
  if (!start || !end) return null;
  const unchangedTime = (iso: string | undefined, wall: WallTime) => {
    const before = iso === undefined ? null : wallTimeOf(iso, zone);
    return before?.date === wall.date && before.time === wall.time ? iso : undefined;
  };
  const unchangedStart = unchangedTime(original?.startAt, startOf(values));
  const unchangedEnd = unchangedTime(original?.endAt, endOf(values));
  const odd =
    [unchangedStart ? 'once' : start.occurs, unchangedEnd ? 'once' : end.occurs].find((occurs) => occurs !== 'once') ??
    null;
  return { startAt: unchangedStart ?? start.iso, endAt: unchangedEnd ?? end.iso, odd };
}

const isNoDay = (wall: WallTime) => wall.date !== '' && wall.time !== '' && instantOf(wall, 'UTC') === null;

/** What the limits of the API don't say; `now` in ms. */
export function eventProblems(values: EventValues, zone: string, now: number, original?: Span): Problems<EventValues> {
  const problems: Problems<EventValues> = {};
  if (!values.startDate) problems.startDate = 'Choose a start date.';
  if (!values.startTime) problems.startTime = 'Choose a start time.';
  if (!values.endDate) problems.endDate = 'Choose an end date.';
  if (!values.endTime) problems.endTime = 'Choose an end time.';
  if (isNoDay(startOf(values))) problems.startDate = NO_DAY;
  if (isNoDay(endOf(values))) problems.endDate = NO_DAY;
  const span = spanOf(values, zone, original);
  if (span && Date.parse(span.endAt) <= Date.parse(span.startAt)) {
    problems[values.endDate < values.startDate ? 'endDate' : 'endTime'] = 'The event must end after it starts.';
  }
  if (span && span.startAt !== original?.startAt && Date.parse(span.startAt) <= now) {
    const today = wallTimeOf(new Date(now).toISOString(), zone)?.date ?? '';
    problems[values.startDate < today ? 'startDate' : 'startTime'] = 'Choose a start time in the future.';
  }
  if (values.isPrivate && values.price === '') problems.price = 'Enter the price in whole tokens, 0 or more.';
  return problems;
}

/** Request body of valid values. */
export function eventBody(values: EventValues, span: Span): CreateEventBody {
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    isPrivate: values.isPrivate,
    price: values.isPrivate ? Number(values.price) : 0,
    startAt: span.startAt,
    endAt: span.endAt,
    status: values.status === 'inactive' ? 'inactive' : 'active',
    ...(values.allowOverlap ? { allowOverlap: true } : {}),
  };
}

/** Updates of a private event must repeat its price, even 0 (contract C.7). */
export const privateTerms = ({ isPrivate, price }: Pick<EventItem, 'isPrivate' | 'price'>): UpdateEventBody =>
  isPrivate ? { isPrivate, ...(price === undefined ? {} : { price }) } : {};

/** The changed fields only: the server refuses a start in the past, even an unchanged one. */
export function eventChange(body: CreateEventBody, original: EventItem): UpdateEventBody {
  const before: CreateEventBody = eventBody(valuesOf(original, 'UTC'), original);
  return {
    ...Object.fromEntries(
      Object.entries(body).filter(([name, value]) => before[name as keyof CreateEventBody] !== value),
    ),
    ...privateTerms(body),
  };
}
