import { useState } from 'react';
import { Button } from '@/components/button/button';
import { formatDuration } from '@/lib/format/format';
import { canCutTeasers } from './teaser-recording';
import { useFilm, type Film } from './use-film';
import { useTeaserCut } from './use-teaser-cut';
import styles from './film-tools.module.css';

interface TeaserCutProps {
  from: Film;
  /** Gets an MP4 or WebM of a few seconds. */
  onTeaser: (teaser: File) => void;
}

const SHORTEST = 5;
const LONGEST = 15;
const USUAL = 10;

/** Cuts a teaser of a few seconds out of a film: where it begins, how long it is. */
export function TeaserCut({ from, onTeaser }: TeaserCutProps) {
  const { film, state, length, at, goTo, attributes } = useFilm(from);
  const [wanted, setWanted] = useState(USUAL);
  const { cutting, part, failed, begin, stop } = useTeaserCut(film, onTeaser);
  // Of a film that is shorter all of it.
  const seconds = Math.min(wanted, Math.max(1, Math.floor(length)));
  const last = Math.max(0, length - seconds);
  const start = Math.min(at, last);

  return (
    <div className={styles.tool}>
      <video ref={film} className={styles.film} {...attributes} muted playsInline preload="auto" aria-label="The teaser's beginning" />
      {state === 'unplayable' || (state === 'ready' && !canCutTeasers()) ? (
        <p role="status">This browser cannot cut this film. Choose a teaser that you cut elsewhere, or leave it.</p>
      ) : (
        <>
          <label className={styles.slider}>
            <span>
              From <span className={styles.figure}>{formatDuration(start)}</span> to <span className={styles.figure}>{formatDuration(start + seconds)}</span>
            </span>
            <input type="range" min={0} max={last} step={0.1} value={start} disabled={cutting || state !== 'ready'} aria-valuetext={`From ${formatDuration(start)}`} onChange={({ target }) => goTo(Number(target.value))} />
          </label>
          <label className={styles.slider}>
            <span>
              Length: <span className={styles.figure}>{seconds}</span> seconds
            </span>
            <input type="range" min={SHORTEST} max={LONGEST} value={wanted} disabled={cutting || state !== 'ready'} aria-valuetext={`${seconds} seconds`} onChange={({ target }) => setWanted(Number(target.value))} />
          </label>
          {cutting ? (
            <div className={styles.cutting}>
              <progress className={styles.bar} value={part} max={1} aria-label="Cutting the teaser" />
              <p className={styles.words}>Cutting takes as long as the teaser lasts. Stay on this tab.</p>
              <Button size="sm" onClick={stop}>
                Stop cutting
              </Button>
            </div>
          ) : (
            <Button size="sm" look="primary" disabled={state !== 'ready'} onClick={() => begin(start, seconds)}>
              Cut the teaser
            </Button>
          )}
          {failed && <p role="alert">The teaser could not be cut. Try it again, or choose one that you cut elsewhere.</p>}
        </>
      )}
    </div>
  );
}
