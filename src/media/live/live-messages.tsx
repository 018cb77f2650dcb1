import { Play, VolumeX } from 'lucide-react';
import { delayLabel } from './delay';
import type { LiveHealth } from './live-types';
import shared from '../player.module.css';
import styles from './live-player.module.css';

/** On air, and how long ago what is shown happened. */
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

/** Why there is no picture, where there is none; over it while it is being repaired. Read out politely. */
export function LiveMessage({ health: { step, says }, notice }: { health: LiveHealth; notice?: string }) {
  const words = notice ?? says;
  return (
    <p className={styles.message} role="status" data-testid="live-message" data-step={step} data-shown={Boolean(words)}>
      {step === 'waiting' && words && <span className={styles.looking} aria-hidden="true" />}
      {step === 'failed' ? null : words}
    </p>
  );
}

/** The browser lets nothing sound before a press. */
export function SoundOffer({ onPress }: { onPress: () => void }) {
  return (
    <button type="button" className={styles.soundOffer} onClick={onPress}>
      <VolumeX aria-hidden="true" />
      Turn on sound
    </button>
  );
}

export function PlayOffer({ title, onPress }: { title: string; onPress: () => void }) {
  return (
    <button type="button" className={shared.bigPlay} aria-label={`Play ${title}`} onClick={onPress}>
      <Play aria-hidden="true" />
    </button>
  );
}
