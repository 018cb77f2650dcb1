import { useSyncExternalStore } from 'react';
import { onAwaitedChange, readAwaited, setAwaited, type Awaited } from '@/device/live-alerts';
import { mayNotify, requestNotifications } from '@/device/notifications';

const NONE: readonly Awaited[] = [];

/** Whether this device tells when a performer goes on air, and the switch. Only the switch asks the browser for its permission. */
export function useLiveAlert(performer: Awaited) {
  const list = useSyncExternalStore(onAwaitedChange, readAwaited, () => NONE);
  const wanted = list.some(({ _id }) => _id === performer._id);

  const change = async () => {
    setAwaited(performer, !wanted);
    // A browser that refuses has the message on the page left.
    if (!wanted) await requestNotifications();
    // The permission is not the device value's: its readers look again.
    if (!wanted) setAwaited(performer, true);
  };

  return { wanted, notifies: wanted && mayNotify(), change: () => void change() };
}
