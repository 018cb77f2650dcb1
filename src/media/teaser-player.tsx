import { Film, Square } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import { Picture } from '@/components/picture/picture';
import styles from './video-player.module.css';

interface TeaserPlayerProps {
  title: string;
  poster?: string | null;
  /** A short public MP4; without one, only the poster is shown. */
  teaserUrl?: string | null;
  /** The lock and the unlock options: over the poster while no teaser plays, below it on narrow screens. */
  children?: ReactNode;
}

/** A locked video: its poster and, on request, a muted preview. */
export function TeaserPlayer({ title, poster, teaserUrl, children }: TeaserPlayerProps) {
  const [playing, setPlaying] = useState(false);
  const [failed, setFailed] = useState(false);
  const stop = () => setPlaying(false);
  const fail = () => {
    setPlaying(false);
    setFailed(true);
  };

  return (
    <div className={styles.closed} data-playing={playing} data-testid="teaser-player">
      <div className={styles.frame}>
        <Picture src={poster} alt="" ratio="video" priority placeholder="video" className={styles.poster} />
        {playing && teaserUrl && (
          <video
            className={styles.teaser}
            src={teaserUrl}
            aria-label={`Preview of ${title}`}
            autoPlay
            muted
            playsInline
            onEnded={stop}
            onError={fail}
          />
        )}
        {teaserUrl && (
          <div className={styles.teaserBar}>
            {failed && (
              <span className={styles.note} role="status">
                The preview couldn’t be played.
              </span>
            )}
            <Button
              size="sm"
              className={styles.teaserButton}
              icon={playing ? <Square /> : <Film />}
              onClick={() => (playing ? stop() : setPlaying(true))}
            >
              {playing ? 'Stop preview' : 'Watch preview'}
            </Button>
          </div>
        )}
      </div>
      {children && <div className={styles.overlay}>{children}</div>}
    </div>
  );
}
