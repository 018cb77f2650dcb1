import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/button/button';
import { goesOn, keptShow } from '@/store/broadcast/kept-show';
import { useAppSelector } from '@/store/hooks';
import type { Desk } from './use-desk';
import styles from './resume-offer.module.css';

const nothing = () => null;

/** After a reload or a crash in the middle of a show: the way back into it, under the same session. */
export function ResumeOffer({ goLive }: Pick<Desk, 'goLive'>) {
  const kept = useSyncExternalStore(keptShow.onChange, keptShow.read, nothing);
  const performerId = useAppSelector((state) => state.user.current._id);
  const opening = useAppSelector((state) => state.broadcast.step === 'opening');
  const [arrived] = useState(() => Date.now());
  if (!goesOn(kept, performerId, arrived)) return null;

  return (
    <section className={styles.offer} aria-label="Interrupted show">
      <p>
        You were live a moment ago with “<bdi>{kept.wish.title}</bdi>”. Your fans may still be waiting.
      </p>
      <div className={styles.actions}>
        <Button look="primary" loading={opening} onClick={() => goLive(kept.wish, kept.figures)}>
          Go on with the show
        </Button>
        <Button look="ghost" onClick={keptShow.forget}>
          Start a new one
        </Button>
      </div>
    </section>
  );
}
