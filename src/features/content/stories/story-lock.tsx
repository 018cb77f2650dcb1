import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { UnlockCallToAction } from '@/entities/access/unlock-call-to-action';
import { priceTo } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import type { StoriesPage } from './stories.loader';
import styles from './story-stage.module.css';

interface StoryLockProps {
  /** Undefined if unknown. */
  price: number | null | undefined;
  performer: StoriesPage['performer'];
  unlockButton: ReactNode;
}

/** Message over a locked story with the unlock options. */
export function StoryLock({ price, performer, unlockButton }: StoryLockProps) {
  const loggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  return (
    <div className={styles.lock}>
      <Lock aria-hidden="true" />
      <h2 className={styles.lockTitle}>{price === null ? 'For subscribers' : priceTo(price, 'to view')}</h2>
      <p dir="auto">
        {price === null ? `For members and ${performer.name}’s subscribers.` : 'Pay once, watch until it expires.'}
      </p>
      <UnlockCallToAction login={loggedIn ? null : 'Log in to view'}>{unlockButton}</UnlockCallToAction>
    </div>
  );
}
