import { countAffordable, getSum } from '@/lib/format/money';

/*
 * The minutes of a show paid by the minute. Minute 1 begins with the show; every later one begins a whole number of
 * minutes of running time after that, however late a timer or a response comes, so nothing drifts. The clock stops
 * while a connection is lost.
 */

export const MINUTE_MS = 60_000;

export interface Meter {
  /** When the first minute began, in ms since 1970, moved forward by the time the show was paused since. */
  startedAt: number;
  /** When the show was paused, in ms since 1970; null while it runs. */
  pausedAt: number | null;
  /**
   * Time from `startedAt` until the fan joined a group show again, in ms. It counts for the minute numbers, but not as
   * running time: the receipt covers the current visit only.
   */
  earlierMs: number;
  /** The last minute that began while the show ran. */
  startedMinutes: number;
  /** Minutes that began and aren't known to be charged. They are sent one after the other, each under its own key. */
  due: number[];
  /** Minutes taken as not charged. A late response may still say otherwise. */
  notCharged: number[];
  /** Number of minutes known to be charged, and their total price. */
  minutes: number;
  tokens: number;
  /** For a performer, what fans paid; `tokens` is the performer's share. */
  gross: number;
}

export const newMeter = (startedAt: number): Meter => ({
  startedAt,
  pausedAt: null,
  earlierMs: 0,
  startedMinutes: 0,
  due: [],
  notCharged: [],
  minutes: 0,
  tokens: 0,
  gross: 0,
});

const minuteAt = ({ startedAt }: Pick<Meter, 'startedAt'>, now: number): number =>
  Math.floor((now - startedAt) / MINUTE_MS) + 1;

/** Records that the show runs now, so the current minute has started. Minutes in which it never ran are left out. */
export function startMinuteAt(paused: Meter, now: number): Meter {
  const meter = resumedAt(paused, now);
  const minute = minuteAt(meter, now);
  return minute > meter.startedMinutes ? { ...meter, startedMinutes: minute, due: [...meter.due, minute] } : meter;
}

const resumedAt = (meter: Meter, now: number): Meter =>
  meter.pausedAt === null
    ? meter
    : { ...meter, startedAt: meter.startedAt + Math.max(0, now - meter.pausedAt), pausedAt: null };

/** Stops the clock, unless it is stopped already. */
export const pauseMeter = (meter: Meter, now: number): Meter =>
  meter.pausedAt === null ? { ...meter, pausedAt: now } : meter;

/** Sets the clock to the server's, so that both sides see the same time. */
export const syncMeter = (meter: Meter, length: number, now: number): Meter => ({
  ...meter,
  startedAt: (meter.pausedAt ?? now) - length,
  earlierMs: 0,
});

/** Time until the next minute that hasn't started, in ms. */
export const msUntilNextMinute = (meter: Meter, now: number): number =>
  Math.max(0, meter.startedAt + Math.max(meter.startedMinutes, minuteAt(meter, now)) * MINUTE_MS - now);

/** Records the result of a minute: the tokens charged, or null if it wasn't charged. A charge counts once. */
export function settleMinute(meter: Meter, minute: number, tokens: number | null): Meter {
  const omitMinute = (minutes: number[]) => minutes.filter((each) => each !== minute);
  const isDue = meter.due.includes(minute);
  if (!isDue && (tokens === null || !meter.notCharged.includes(minute))) return meter;
  const due = omitMinute(meter.due);
  if (tokens === null) return { ...meter, due, notCharged: [...meter.notCharged, minute] };
  return {
    ...meter,
    due,
    notCharged: omitMinute(meter.notCharged),
    minutes: meter.minutes + 1,
    tokens: getSum([meter.tokens, tokens]),
  };
}

/** Running time in ms, capped at the minutes that have started. */
export const runningTimeAt = (meter: Meter, now: number): number =>
  Math.max(0, Math.min((meter.pausedAt ?? now) - meter.startedAt, meter.startedMinutes * MINUTE_MS) - meter.earlierMs);

/** Whole minutes that a balance covers. */
export const affordableMinutes = (balance: number, price: number): number =>
  price > 0 ? Math.max(0, countAffordable(balance, price)) : Infinity;

/** Time until the balance is used up, in ms. Minutes that have started count as paid. */
export function msUntilBalanceEmpty(meter: Meter, balance: number, price: number, now: number): number {
  const paidUntil = meter.startedAt + meter.startedMinutes * MINUTE_MS;
  return Math.max(
    0,
    paidUntil - (meter.pausedAt ?? now) + affordableMinutes(balance - meter.due.length * price, price) * MINUTE_MS,
  );
}
