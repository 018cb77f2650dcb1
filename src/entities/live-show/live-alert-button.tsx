import { Bell, BellRing } from 'lucide-react';
import { Button } from '@/components/button/button';
import type { LiveAlert } from '@/device/live-alerts';
import styles from './live-alert-button.module.css';
import { useLiveAlert } from './use-live-alert';

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
            ? 'Keep this site open to get the notification. Press again to stop.'
            : 'We’ll show a message on this site while it’s open; your browser blocks its notifications. Press again to stop.'
          : 'Keep this site open to get the notification.'}
      </p>
    </div>
  );
}
