import type { ReactNode } from 'react';
import { Lock } from 'lucide-react';
import { UnlockCallToAction } from '@/entities/access/unlock-call-to-action';
import { priceTo } from '@/lib/format/format';
import { useAppSelector } from '@/store/hooks';
import type { StoriesPage } from './stories.loader';
import styles from './story-stage.module.css';

interface StoryLockProps {
  /** Undefined where the server does not say. */
  price: number | null | undefined;
  performer: StoriesPage['performer'];
  ways: ReactNode;
}

/** Why a story is a blur, and the way in. */
export function StoryLock({ price, performer, ways }: StoryLockProps) {
  const loggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  return (
    <div className={styles.lock}>
      <Lock aria-hidden="true" />
      <h2 className={styles.lockTitle}>{price === null ? 'For subscribers' : priceTo(price, 'to see this')}</h2>
      <p dir="auto">{price === null ? `Open to those who subscribe to ${performer.name}, and to members.` : 'Pay once and see it until it ends.'}</p>
      <UnlockCallToAction login={loggedIn ? null : 'Log in to see it'}>{ways}</UnlockCallToAction>
    </div>
  );
}
