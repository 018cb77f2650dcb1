import { Lock } from 'lucide-react';
import { ButtonLink } from '@/components/button/button-link';
import { useAddress } from '@/components/use-address';
import { formatTokens } from '@/lib/format';
import { paths } from '@/lib/paths';
import { useAppSelector } from '@/store/hooks';
import type { StoriesPage } from './stories.loader';
import styles from './story-stage.module.css';

/** Why a story is a blur, and the way in. */
export function StoryLock({ price, performer }: { price: number | null; performer: StoriesPage['performer'] }) {
  const address = useAddress();
  const loggedIn = useAppSelector(({ auth }) => auth.loggedIn);
  return (
    <div className={styles.lock}>
      <Lock aria-hidden="true" />
      <h2 className={styles.lockTitle}>{price === null ? 'For subscribers' : `${formatTokens(price)} to see this`}</h2>
      <p dir="auto">{price === null ? `Open to those who subscribe to ${performer.name}, and to members.` : 'Pay once and see it until it ends.'}</p>
      {loggedIn ? null : (
        <ButtonLink look="primary" href={paths.login(address)}>
          Log in to see it
        </ButtonLink>
      )}
    </div>
  );
}
