import { sumOf } from '@/lib/format/money';

/*
 * The minutes of a show that is paid by the minute. Minute 1 begins with the show; every later one lies at a whole number of minutes of the show's own
 * time after that moment, however late a timer or an answer comes, so that nothing drifts. While a connection is lost that time stands still.
 */

export const MINUTE_MS = 60_000;

export interface Meter {
  /** When the first minute began, in milliseconds since 1970; moved forward by the time that the show was paused since. */
  startedAt: number;
  /** Since when the show is paused, in milliseconds since 1970; null while it runs. */
  pausedAt: number | null;
  /** The last minute that has begun while the show ran. */
  begun: number;
  /** Begun, and not known to be charged: sent one after the other, each with its own key for as long as it takes. */
  due: number[];
  /** How many minutes are known to be charged, and what they cost together. */
  minutes: number;
  tokens: number;
  /** For a performer, what fans paid: `tokens` is what is left of it for them. */
  gross: number;
}

export const newMeter = (startedAt: number): Meter => ({ startedAt, pausedAt: null, begun: 0, due: [], minutes: 0, tokens: 0, gross: 0 });

/** The minute that a moment lies in. */
const minuteAt = ({ startedAt }: Pick<Meter, 'startedAt'>, now: number): number => Math.floor((now - startedAt) / MINUTE_MS) + 1;

/** The show runs at this moment, so its minute has begun. Minutes in which it never ran are left out. */
export function runsAt(paused: Meter, now: number): Meter {
  const meter = resumedAt(paused, now);
  const minute = minuteAt(meter, now);
  return minute > meter.begun ? { ...meter, begun: minute, due: [...meter.due, minute] } : meter;
}

const resumedAt = (meter: Meter, now: number): Meter =>
  meter.pausedAt === null ? meter : { ...meter, startedAt: meter.startedAt + Math.max(0, now - meter.pausedAt), pausedAt: null };

/** Stops the clock at this moment, unless it stands still already. */
export const pausedAt = (meter: Meter, now: number): Meter => (meter.pausedAt === null ? { ...meter, pausedAt: now } : meter);

/** Sets the clock by the server's, so that both sides see the same time. */
export const setLength = (meter: Meter, length: number, now: number): Meter => ({ ...meter, startedAt: (meter.pausedAt ?? now) - length });

/** Milliseconds until a minute begins that has not begun yet. */
export const untilNextMinute = (meter: Meter, now: number): number =>
  Math.max(0, meter.startedAt + Math.max(meter.begun, minuteAt(meter, now)) * MINUTE_MS - now);

/** It is known what became of a minute: charged so many tokens, or null for not charged. */
export function isSettled(meter: Meter, minute: number, tokens: number | null): Meter {
  if (!meter.due.includes(minute)) return meter;
  const due = meter.due.filter((each) => each !== minute);
  return tokens === null ? { ...meter, due } : { ...meter, due, minutes: meter.minutes + 1, tokens: sumOf([meter.tokens, tokens]) };
}

/** How long a show has run at a moment: never longer than the minutes that have begun. */
export const lengthAt = (meter: Meter, now: number): number => Math.max(0, Math.min((meter.pausedAt ?? now) - meter.startedAt, meter.begun * MINUTE_MS));

/** Whole minutes that a balance pays for. */
export const affordable = (balance: number, price: number): number => (price > 0 ? Math.max(0, Math.floor(balance / price)) : Infinity);

/** Milliseconds until a balance is used up: what has begun is paid, or about to be. */
export function timeLeft(meter: Meter, balance: number, price: number, now: number): number {
  const paidUntil = meter.startedAt + meter.begun * MINUTE_MS;
  return Math.max(0, paidUntil - (meter.pausedAt ?? now) + affordable(balance - meter.due.length * price, price) * MINUTE_MS);
}
