import { zonedDate } from '@/lib/format/zoned-date';

export interface Schedule {
  isSchedule?: boolean;
  scheduledAt?: string | null;
}

/** An ISO instant as the value of a `datetime-local` field in a time zone; empty for none. */
export function localValue(iso: string | null | undefined, zone: string): string {
  const zoned = iso ? zonedDate(iso, zone) : null;
  return zoned ? `${zoned.date}T${zoned.time}` : '';
}

/** The value of a `datetime-local` field as an ISO instant; empty if invalid. */
export function toIso(local: string): string {
  const at = local === '' ? Number.NaN : new Date(local).getTime();
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

/** True if it is not published yet: its time is in the future or unknown. `now` in ms. */
export const isUpcoming = ({ isSchedule, scheduledAt }: Schedule, now: number): boolean =>
  isSchedule === true && !(scheduledAt && Date.parse(scheduledAt) <= now);

/** Validation error of the publish time. An unchanged time (`before`) may be in the past. `now` in ms. */
export function scheduleProblem(isSchedule: boolean, local: string, now: number, before = ''): string | undefined {
  if (!isSchedule) return undefined;
  const iso = toIso(local);
  if (iso === '') return 'Choose a day and a time.';
  return local === before || Date.parse(iso) > now
    ? undefined
    : 'This time has passed. Choose a later one or publish now.';
}
