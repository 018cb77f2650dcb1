import { Bell, BellRing } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '@/components/button/button';
import { onLiveAlertsChange, readLiveAlerts, setLiveAlert, type LiveAlert } from '@/device/live-alerts';
import { canNotify, requestNotifications } from '@/device/notifications';
import styles from './live-alert-button.module.css';

const NONE: readonly LiveAlert[] = [];

/** The live alert of a performer on this device, and its toggle. Only the toggle requests the browser's permission. */
function useLiveAlert(performer: LiveAlert) {
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

/** Toggles the notification for when a performer, or anyone, goes live. Works on this device while the site is open. */
export function LiveAlertButton({ performer }: { performer: LiveAlert }) {
  const { isOn, notifies, change } = useLiveAlert(performer);
  return (
    <div className={styles.alert}>
      <Button aria-pressed={isOn} icon={isOn ? <BellRing /> : <Bell />} onClick={change}>
        {isOn ? 'You’ll be notified' : 'Notify me when live'}
      </Button>
      <p className={styles.note} role="status">
        {isOn
          ? notifies
            ? 'Keep this site open to get the notification. Select again to turn it off.'
            : 'Your browser blocks notifications from this site, so we’ll show a message here while it’s open. Select again to turn it off.'
          : 'Keep this site open to get the notification.'}
      </p>
    </div>
  );
}
