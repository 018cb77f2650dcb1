import { useState } from 'react';
import type { DynamicOptionsLoadingProps } from 'next/dynamic';
import { Button } from '@/components/button/button';
import { PlayerSpinner } from './player-messages';
import styles from './player-messages.module.css';

/** Shown over the poster while the player's code loads, or after it failed to load. */
export function PlayerLoading({ error, retry }: DynamicOptionsLoadingProps) {
  const [retried, setRetried] = useState(false);
  if (!error) return <PlayerSpinner label="Loading the player" />;

  const retryLoad = () => {
    // A second failure usually means a new release has replaced the files this page refers to.
    if (retried) window.location.reload();
    setRetried(true);
    retry?.();
  };
  return (
    <div className={styles.failure} role="alert" data-testid="player-error">
      <p>The player couldn’t be loaded. Check your connection and retry.</p>
      <Button variant="primary" onClick={retryLoad}>
        {retried ? 'Reload the page' : 'Retry'}
      </Button>
    </div>
  );
}
