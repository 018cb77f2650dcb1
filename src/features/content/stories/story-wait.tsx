import { useEffect, useState } from 'react';
import { RotateCw } from 'lucide-react';
import { Button } from '@/components/button/button';
import type { MediaState } from './use-story-media';
import styles from './story-player-area.module.css';

const LONG_MS = 4000;

interface StoryWaitProps {
  media: MediaState;
  what: 'picture' | 'video';
  onRetry: () => void;
}

export function StoryWait({ media, what, onRetry }: StoryWaitProps) {
  const [long, setLong] = useState(false);
  useEffect(() => {
    if (media !== 'loading') return;
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [media]);

  const message = {
    loading: `Still loading the ${what}. Your connection is slow.`,
    failed: `The ${what} couldn’t be loaded.`,
    ended: 'This story has expired.',
    ready: '',
  }[media];
  const isMessageShown = media === 'failed' || media === 'ended' || (media === 'loading' && long);
  return (
    <div className={styles.wait}>
      {media === 'loading' && <span className={styles.spinner} aria-hidden="true" />}
      <p role="status">{isMessageShown ? message : ''}</p>
      {isMessageShown && media !== 'ended' && (
        <Button size="sm" icon={<RotateCw />} onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}
