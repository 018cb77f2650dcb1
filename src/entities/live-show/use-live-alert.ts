import { useSyncExternalStore } from 'react';
import { onLiveAlertsChange, readLiveAlerts, setLiveAlert, type LiveAlerts } from '@/device/live-alerts';
import { canNotify, requestNotifications } from '@/device/notifications';

const NONE: readonly LiveAlerts[] = [];

/** Whether this device tells when a performer goes on air, and the switch. Only the switch asks the browser for its permission. */
export function useLiveAlert(performer: LiveAlerts) {
  const list = useSyncExternalStore(onLiveAlertsChange, readLiveAlerts, () => NONE);
  const wanted = list.some(({ _id }) => _id === performer._id);

  const change = async () => {
    setLiveAlert(performer, !wanted);
    // A browser that refuses has the message on the page left.
    if (!wanted) await requestNotifications();
    // The permission is not the device value's: its readers look again.
    if (!wanted) setLiveAlert(performer, true);
  };

  return { wanted, notifies: wanted && canNotify(), change: () => void change() };
}
