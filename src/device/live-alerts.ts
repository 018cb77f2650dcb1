import { deviceValue } from './device-value';

/** A performer whom somebody wants to be told of when they go on air. */
export interface LiveAlerts {
  _id: string;
  name: string;
  username?: string;
}

/** Stands for whoever goes on air next. */
export const ANYONE: LiveAlerts = { _id: 'anyone', name: 'Anyone' };

const MOST_KEPT = 100;

const NONE: readonly LiveAlerts[] = [];

const isAwaited = (value: unknown): value is LiveAlerts => typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string' && 'name' in value && typeof value.name === 'string';

const awaited = deviceValue('encore.awaited', 1, (data) => (Array.isArray(data) ? data.filter(isAwaited) : NONE), NONE);

/** Those who are waited for on this device, the latest first. The same array until it changes. */
export const readLiveAlerts = awaited.read;

/** Begins or stops to wait for somebody. */
export function setLiveAlert({ _id, name, username }: LiveAlerts, wanted: boolean): void {
  const others = readLiveAlerts().filter((one) => one._id !== _id);
  awaited.write(wanted ? [{ _id, name, username }, ...others].slice(0, MOST_KEPT) : others);
}

/** Forgets all of them. */
export const clearLiveAlerts = awaited.forget;

/** Tells of every change, those of other tabs too; gives the way to stop. */
export const onLiveAlertsChange = awaited.onChange;
