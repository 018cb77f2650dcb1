import { useState } from 'react';
import { Button } from '@/components/button/button';
import { formatDuration } from '@/lib/format/format';
import { grabFrame } from './frame-picture';
import { useFilm, type Film } from './use-film';
import styles from './film-tools.module.css';

interface FrameGrabProps {
  from: Film;
  /** Called with a JPEG of at most 1280 pixels on the longer side. */
  onFrame: (picture: File) => void;
}

/** Length of a frame at 25 fps, in seconds. */
const FRAME = 0.04;

/** Lets the user pick one frame of a video by scrubbing with the slider or the arrow keys. */
export function FrameGrab({ from, onFrame }: FrameGrabProps) {
  const { film, state, length, at, goTo, attributes } = useFilm(from);
  const [failed, setFailed] = useState(false);

  const take = () => {
    if (!film.current) return;
    setFailed(false);
    grabFrame(film.current).then(onFrame, () => setFailed(true));
  };
  return (
    <div className={styles.tool}>
      <video ref={film} className={styles.film} {...attributes} muted playsInline preload="auto" aria-label="The frame" />
      {state === 'unplayable' ? (
        <p role="status">This browser cannot show this film, so no frame can be chosen here. Choose a picture instead, or leave it: the server takes a frame by itself.</p>
      ) : (
        <>
          <label className={styles.slider}>
            <span>
              Frame at <span className={styles.figure}>{formatDuration(at)}</span>
            </span>
            <input type="range" min={0} max={Math.max(0, length - FRAME)} step={FRAME} value={at} disabled={state !== 'ready'} aria-valuetext={formatDuration(at)} onChange={({ target }) => goTo(Number(target.value))} />
          </label>
          <Button size="sm" look="primary" disabled={state !== 'ready'} onClick={take}>
            Use this frame
          </Button>
          {failed && <p role="alert">The picture could not be taken. Move a little and try again.</p>}
        </>
      )}
    </div>
  );
}
