import { useSyncExternalStore } from 'react';
import { onLiveAlertsChange, readLiveAlerts, setLiveAlert, type LiveAlert } from '@/device/live-alerts';
import { canNotify, requestNotifications } from '@/device/notifications';

const NONE: readonly LiveAlert[] = [];

/** The live alert of a performer on this device, and its toggle. Only the toggle requests the browser's permission. */
export function useLiveAlert(performer: LiveAlert) {
  const list = useSyncExternalStore(onLiveAlertsChange, readLiveAlerts, () => NONE);
  const isOn = list.some(({ _id }) => _id === performer._id);

  const change = async () => {
    setLiveAlert(performer, !isOn);
    // If the browser denies permission, alerts still appear on the page.
    if (!isOn) await requestNotifications();
    // Writing the value again makes its readers check the new permission.
    if (!isOn) setLiveAlert(performer, true);
  };

  return { isOn, notifies: isOn && canNotify(), change: () => void change() };
}
