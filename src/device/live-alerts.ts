import { deviceValue } from './device-value';

/** A performer with a live alert on this device. */
export interface LiveAlert {
  _id: string;
  name: string;
  username?: string;
}

/** Stands for an alert on every performer. */
export const ANYONE: LiveAlert = { _id: 'anyone', name: 'Anyone' };

const MAX_ALERTS = 100;

const NONE: readonly LiveAlert[] = [];

const isLiveAlert = (value: unknown): value is LiveAlert =>
  typeof value === 'object' &&
  value !== null &&
  '_id' in value &&
  typeof value._id === 'string' &&
  'name' in value &&
  typeof value.name === 'string';

const alerts = deviceValue('encore.awaited', (data) => (Array.isArray(data) ? data.filter(isLiveAlert) : NONE), NONE);

/** Live alerts of this device, latest first. The same array until it changes. */
export const readLiveAlerts = alerts.read;

/** Turns the alert for a performer on or off. */
export function setLiveAlert({ _id, name, username }: LiveAlert, isOn: boolean): void {
  const others = readLiveAlerts().filter((one) => one._id !== _id);
  alerts.write(isOn ? [{ _id, name, username }, ...others].slice(0, MAX_ALERTS) : others);
}

/** Removes all of them. */
export const clearLiveAlerts = alerts.forget;

/** Calls back on every change, including changes from other tabs. Returns a function that unsubscribes. */
export const onLiveAlertsChange = alerts.onChange;
