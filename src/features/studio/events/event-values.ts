import type { Problems } from '@/components/form/use-form';
import type { CreateEventBody, EventItem, UpdateEventBody } from '@/contract/event';
import { localValue } from '../shared/schedule';
import { NO_DAY } from './event-labels';
import type { Span } from './own-event';
import { toInstant, spanAfter, toWallTimeIn, type Occurrence } from './zoned-time';

/** Form values of an event. Times are wall times of one zone: `2026-05-09T20:00`, empty for none. */
export type EventValues = {
  title: string;
  description: string;
  startAt: string;
  endAt: string;
  isPrivate: boolean;
  price: string;
  status: string;
  /** True if the performer confirmed that the event overlaps another one. */
  allowOverlap: boolean;
};

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Of an event without an end. */
const USUAL_LENGTH_MS = 2 * 60 * 60 * 1000;

export const newValues = (day: string): EventValues => ({
  title: '',
  description: '',
  startAt: day && `${day}T20:00`,
  endAt: day && `${day}T22:00`,
  isPrivate: false,
  price: '',
  status: 'active',
  allowOverlap: false,
});

export function toValues(event: EventItem, zone: string): EventValues {
  return {
    title: event.title || '',
    description: event.description ?? '',
    startAt: localValue(event.startAt, zone),
    endAt: localValue(event.endAt, zone),
    isPrivate: event.isPrivate === true,
    price: event.isPrivate && event.price !== undefined ? String(event.price) : '',
    status: event.status ?? 'active',
    allowOverlap: false,
  };
}

/** A copy of an event on the same weekday of a future week; `now` in ms. */
export function copyEventValues(event: EventItem, zone: string, now: number): EventValues {
  const weeks = Math.max(1, Math.ceil((now - Date.parse(event.startAt)) / WEEK_MS));
  const soon = spanAfter(event, weeks * 7, zone);
  const span = Date.parse(soon.startAt) > now ? soon : spanAfter(event, (weeks + 1) * 7, zone);
  return { ...toValues({ ...event, ...span }, zone), status: 'active' };
}

/** For durations between wall times, ignoring clock changes. */
const inUtc = (wall: string) => Date.parse(toInstant(toWallTimeIn(wall), 'UTC')?.iso ?? '');

/** A change, and the end that a changed start moves, so that the duration stays. */
export function withStart(values: EventValues, change: Partial<EventValues>): Partial<EventValues> {
  const start = inUtc(change.startAt ?? '');
  const length = values.endAt === '' ? USUAL_LENGTH_MS : inUtc(values.endAt) - inUtc(values.startAt);
  if (Number.isNaN(start) || !(length > 0)) return change;
  return { ...change, endAt: new Date(start + length).toISOString().slice(0, 16) };
}

/**
 * The event's span and any clock-change warnings; null while incomplete. Untouched times keep the instants of
 * `original`.
 */
export function getSpan(
  values: EventValues,
  zone: string,
  original?: Span,
): (Span & { odd: Exclude<Occurrence, 'once'> | null }) | null {
  const start = toInstant(toWallTimeIn(values.startAt), zone);
  const end = toInstant(toWallTimeIn(values.endAt), zone);
  if (!start || !end) return null;
  const unchanged = (iso: string | undefined, wall: string) => (localValue(iso, zone) === wall ? iso : undefined);
  const unchangedStart = unchanged(original?.startAt, values.startAt);
  const unchangedEnd = unchanged(original?.endAt, values.endAt);
  const odd =
    [unchangedStart ? 'once' : start.occurs, unchangedEnd ? 'once' : end.occurs].find((occurs) => occurs !== 'once') ??
    null;
  return { startAt: unchangedStart ?? start.iso, endAt: unchangedEnd ?? end.iso, odd };
}

const timeProblem = (wall: string, missing: string) =>
  wall === '' ? missing : Number.isNaN(inUtc(wall)) ? NO_DAY : undefined;

/** Rules that the API's limits don't cover; `now` in ms. */
export function eventProblems(values: EventValues, zone: string, now: number, original?: Span): Problems<EventValues> {
  const span = getSpan(values, zone, original);
  const isPast = span && span.startAt !== original?.startAt && Date.parse(span.startAt) <= now;
  const isEmpty = span && Date.parse(span.endAt) <= Date.parse(span.startAt);
  return {
    startAt:
      timeProblem(values.startAt, 'Choose when the event starts.') ??
      (isPast ? 'Choose a start time in the future.' : undefined),
    endAt:
      timeProblem(values.endAt, 'Choose when the event ends.') ??
      (isEmpty ? 'The event must end after it starts.' : undefined),
    price: values.isPrivate && values.price === '' ? 'Enter the price in whole tokens, 0 or more.' : undefined,
  };
}

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
  const before: CreateEventBody = eventBody(toValues(original, 'UTC'), original);
  return {
    ...Object.fromEntries(
      Object.entries(body).filter(([name, value]) => before[name as keyof CreateEventBody] !== value),
    ),
    ...privateTerms(body),
  };
}
