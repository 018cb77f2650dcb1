import { Play, VolumeX } from 'lucide-react';
import { delayLabel } from './delay';
import type { LiveHealth } from './live-types';
import shared from '../player.module.css';
import styles from './live-player.module.css';

export function LiveBadge({ delay }: { delay: number | null }) {
  return (
    <p className={styles.badge} data-testid="live-badge">
      <span className={styles.onAir}>Live</span>
      {delay !== null && (
        <span className={styles.delay} data-testid="live-delay">
          {delayLabel(delay)}
        </span>
      )}
    </p>
  );
}

/** Explains why nothing plays, or what is being repaired. Announced politely. */
export function LiveMessage({
  health: { step, message: healthMessage },
  notice,
}: {
  health: LiveHealth;
  notice?: string;
}) {
  const message = notice ?? healthMessage;
  return (
    <p
      className={styles.message}
      role="status"
      data-testid="live-message"
      data-step={step}
      data-shown={Boolean(message)}
    >
      {step === 'waiting' && message && <span className={styles.looking} aria-hidden="true" />}
      {step === 'failed' ? null : message}
    </p>
  );
}

/** Shown when the browser allows only muted playback until the viewer interacts with the page. */
export function UnmuteButton({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={styles.soundOffer} onClick={onPress}>
      <VolumeX />
      Turn on sound
    </button>
  );
}

export function BigPlayButton({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <button type="button" className={shared.bigPlay} aria-label={`Play ${title}`} onClick={onPress}>
      <Play />
    </button>
  );
}
