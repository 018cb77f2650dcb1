import { zonedDate } from '@/lib/format/zoned-date';

/** When something comes out, as the wire says it. */
export interface Schedule {
  isSchedule?: boolean;
  scheduledAt?: string | null;
}

/** A moment of the wire as the value of a `datetime-local` field of a time zone; empty for none. */
export function localValue(iso: string | null | undefined, zone: string): string {
  const moment = iso ? zonedDate(iso, zone) : null;
  return moment ? `${moment.date}T${moment.time}` : '';
}

/** What stands in such a field of this device as a moment of the wire; empty where it is none. */
export function isoOf(local: string): string {
  const at = local === '' ? Number.NaN : new Date(local).getTime();
  return Number.isNaN(at) ? '' : new Date(at).toISOString();
}

/** Whether something is still to come out: at its time, or at one that is not known yet. `now` in milliseconds. */
export const isUpcoming = ({ isSchedule, scheduledAt }: Schedule, now: number): boolean => isSchedule === true && !(scheduledAt && Date.parse(scheduledAt) <= now);

/** What is wrong with the time at which something is to be published. One that stays as it was (`before`) may be over. `now` in milliseconds. */
export function scheduleProblem(isSchedule: boolean, local: string, now: number, before = ''): string | undefined {
  if (!isSchedule) return undefined;
  const iso = isoOf(local);
  if (iso === '') return 'Choose a day and a time.';
  return local === before || Date.parse(iso) > now ? undefined : 'This time has passed. Choose a later one or publish now.';
}
