import { ButtonLink } from '@/components/button/button-link';
import { paths } from '@/lib/page/paths';
import type { StoredShow } from '@/store/broadcast/stored-show';
import { useOnAirElsewhere } from '@/store/broadcast/use-on-air-elsewhere';
import styles from './on-air-strip.module.css';

/**
 * A show of this browser that isn't live in this tab: it runs in another one, is paused, or was interrupted by a
 * reload.
 */
export function StoredShowStrip({ stored }: { stored: StoredShow }) {
  const elsewhere = useOnAirElsewhere();
  if (elsewhere === null) return null;
  const isPaused = stored.isPaused && !elsewhere;
  return (
    <section className={styles.strip} aria-label="Your show" data-print="no">
      <p className={styles.facts} role="status">
        {elsewhere
          ? 'You’re live in another tab.'
          : isPaused
            ? 'Your public show is paused. Your viewers see that you’ll be back soon.'
            : 'Your show was interrupted. Your fans may still be waiting.'}
      </p>
      <ButtonLink size="sm" variant="primary" href={isPaused ? paths.resumeShow : paths.studioLive}>
        {elsewhere ? 'Go to show' : 'Resume show'}
      </ButtonLink>
    </section>
  );
}
