import { useState } from 'react';
import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { Button } from '@/components/button/button';
import { PlayerSpinner } from './player-messages';
import styles from './player-messages.module.css';

/** Stands over the poster while the player's code is on its way, and when it did not arrive. */
export function PlayerLoading({ error, retry }: DynamicOptionsLoadingProps) {
  const [retried, setRetried] = useState(false);
  if (!error) return <PlayerSpinner label="Loading the player" />;

  const tryAgain = () => {
    // A second failure in a row mostly means that a new release has replaced the files this page knows of.
    if (retried) window.location.reload();
    setRetried(true);
    retry?.();
  };
  return (
    <div className={styles.failure} role="alert" data-testid="player-error">
      <p>The player couldn’t be loaded. Check the connection and try again.</p>
      <Button look="primary" onClick={tryAgain}>
        {retried ? 'Reload the page' : 'Retry'}
      </Button>
    </div>
  );
}
