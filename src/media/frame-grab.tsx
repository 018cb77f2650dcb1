import { useState } from 'react';
import { Button } from '@/components/button/button';
import { BlockError } from '@/components/empty-error-states/error-state';
import { formatDuration } from '@/lib/format/format';
import { useVideoInput, type VideoInput } from './use-video-input';
import styles from './video-tools.module.css';

/** Maximum length of the longer side, in pixels. */
const MAX_SIDE_PX = 1280;

/** Scales a size down to fit the limit; smaller sizes stay as they are. */
function fittedSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * Resolves to the current frame of a video as a JPEG of at most 1280 pixels on the longer side. Rejects when there is
 * no frame, for example because the browser can't play the video.
 */
async function grabFrame(video: HTMLVideoElement): Promise<File> {
  if (video.videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA)
    throw new Error('There is no picture to take.');
  const canvas = Object.assign(document.createElement('canvas'), fittedSize(video.videoWidth, video.videoHeight));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser doesn’t support canvas.');
  context.imageSmoothingQuality = 'high';
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.88));
  if (!blob) throw new Error('The picture could not be made.');
  return new File([blob], 'thumbnail.jpg', { type: 'image/jpeg' });
}

interface FrameGrabProps {
  from: VideoInput;
  /** Called with a JPEG of at most 1280 pixels on the longer side. */
  onFrame: (picture: File) => void;
}

/** Length of a frame at 25 fps, in seconds. */
const FRAME = 0.04;

/** Lets the user pick one frame of a video by scrubbing with the slider or the arrow keys. */
export function FrameGrab({ from, onFrame }: FrameGrabProps) {
  const { video, state, retry, length, at, goTo, attributes } = useVideoInput(from);
  const [failed, setFailed] = useState(false);

  const take = () => {
    if (!video.current) return;
    setFailed(false);
    grabFrame(video.current).then(onFrame, () => setFailed(true));
  };
  return (
    <div className={styles.tool}>
      <video
        ref={video}
        className={styles.video}
        {...attributes}
        muted
        playsInline
        preload="auto"
        aria-label="Frame preview"
      />
      {state === 'failed' ? (
        <BlockError
          title="The video couldn’t be loaded."
          message="The connection was lost, or this browser can’t play the video. Retry, or choose an image instead."
          onRetry={retry}
        />
      ) : state === 'unplayable' ? (
        <p role="status">
          This browser can’t play this video, so you can’t pick a frame here. Choose an image instead, or skip this: a
          frame is picked automatically.
        </p>
      ) : (
        <>
          <label className={styles.slider}>
            <span>
              Frame at <span className={styles.figure}>{formatDuration(at)}</span>
            </span>
            <input
              type="range"
              min={0}
              max={Math.max(0, length - FRAME)}
              step={FRAME}
              value={at}
              disabled={state !== 'ready'}
              aria-valuetext={formatDuration(at)}
              onChange={({ target }) => goTo(Number(target.value))}
            />
          </label>
          <Button size="sm" variant="primary" disabled={state !== 'ready'} onClick={take}>
            Use this frame
          </Button>
          {failed && <p role="alert">The frame couldn’t be captured. Move to another frame and retry.</p>}
        </>
      )}
    </div>
  );
}
