import { useSyncExternalStore } from 'react';
import { onAwaitedChange, readAwaited, setAwaited, type Awaited } from '@/lib/awaited';

const NONE: readonly Awaited[] = [];

/** What a browser may be asked for. */
const notifications = () => (typeof Notification === 'undefined' ? null : Notification);

/** Whether this device tells when a performer goes on air, and the switch. Only the switch asks the browser for its permission. */
export function useAwaited(performer: Awaited) {
  const list = useSyncExternalStore(onAwaitedChange, readAwaited, () => NONE);
  const wanted = list.some(({ _id }) => _id === performer._id);

  const change = async () => {
    setAwaited(performer, !wanted);
    // A browser that refuses has the message on the page left.
    if (!wanted && notifications()?.permission === 'default') await notifications()?.requestPermission().catch(() => undefined);
    // The permission is not the device value's: its readers look again.
    if (!wanted) setAwaited(performer, true);
  };

  return { wanted, notifies: wanted && notifications()?.permission === 'granted', change: () => void change() };
}
