import { Bell, BellRing } from 'lucide-react';
import { Button } from '@/components/button/button';
import type { Performer } from '@/contract/performer';
import { useAwaited } from './use-awaited';
import styles from './tell-me.module.css';

/** Asks to be told when somebody goes on air, on this device and while the site is open. */
export function TellMe({ performer }: { performer: Performer }) {
  const { wanted, notifies, change } = useAwaited(performer);
  return (
    <div className={styles.tell}>
      <Button aria-pressed={wanted} icon={wanted ? <BellRing /> : <Bell />} onClick={change}>
        {wanted ? 'You’ll be notified' : 'Notify me when live'}
      </Button>
      <p className={styles.note} role="status">
        {wanted
          ? notifies
            ? 'Keep this site open to get the notification. Press again to stop.'
            : 'We’ll show a message on this site while it’s open; your browser blocks its notifications. Press again to stop.'
          : 'Keep this site open to get the notification.'}
      </p>
    </div>
  );
}
