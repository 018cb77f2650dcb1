import { deviceValue } from './device-value';

/** A performer with a live alert on this device. */
export interface LiveAlerts {
  _id: string;
  name: string;
  username?: string;
}

/** Stands for an alert on every performer. */
export const ANYONE: LiveAlerts = { _id: 'anyone', name: 'Anyone' };

const MOST_KEPT = 100;

const NONE: readonly LiveAlerts[] = [];

const isAwaited = (value: unknown): value is LiveAlerts => typeof value === 'object' && value !== null && '_id' in value && typeof value._id === 'string' && 'name' in value && typeof value.name === 'string';

const alerts = deviceValue('encore.awaited', 1, (data) => (Array.isArray(data) ? data.filter(isAwaited) : NONE), NONE);

/** Live alerts of this device, latest first. The same array until it changes. */
export const readLiveAlerts = alerts.read;

/** Turns the alert for a performer on or off. */
export function setLiveAlert({ _id, name, username }: LiveAlerts, wanted: boolean): void {
  const others = readLiveAlerts().filter((one) => one._id !== _id);
  alerts.write(wanted ? [{ _id, name, username }, ...others].slice(0, MOST_KEPT) : others);
}

/** Removes all of them. */
export const clearLiveAlerts = alerts.forget;

/** Calls back on every change, also from other tabs. Returns a function that unsubscribes. */
export const onLiveAlertsChange = alerts.onChange;
