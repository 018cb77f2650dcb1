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
        {wanted ? 'You will be told' : 'Tell me when live'}
      </Button>
      <p className={styles.note} role="status">
        {wanted
          ? notifies
            ? 'As long as this site is open in a tab. Press again to stop.'
            : 'By a message on this site, as long as it is open: the browser does not let it notify you. Press again to stop.'
          : 'Works while this site is open in a tab.'}
      </p>
    </div>
  );
}
