import { useState, useEffect, useRef, type RefObject } from 'react';
import { Button } from '@/components/button/button';
import { BlockError } from '@/components/empty-error-states/error-state';
import { formatDuration, formatQuantity } from '@/lib/format/format';
import { canCutTeasers, cutTeaser } from './teaser-recording';
import { useVideoInput, type VideoInput } from './use-video-input';
import styles from './video-tools.module.css';

/** Cuts a teaser; unmounting cancels it. `part` is the progress from 0 to 1. */
function useTeaserCut(video: RefObject<HTMLVideoElement | null>, onTeaser: (teaser: File) => void) {
  const [state, setState] = useState<'idle' | 'cutting' | 'failed'>('idle');
  const [part, setPart] = useState(0);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const recordCut = async (element: HTMLVideoElement, start: number, length: number) => {
    const controller = new AbortController();
    running.current = controller;
    setState('cutting');
    setPart(0);
    try {
      const teaser = await cutTeaser(element, { start, length, signal: controller.signal, onProgress: setPart });
      setState('idle');
      onTeaser(teaser);
    } catch {
      setState(controller.signal.aborted ? 'idle' : 'failed');
    }
  };

  return {
    cutting: state === 'cutting',
    failed: state === 'failed',
    part,
    begin: (start: number, length: number) => {
      if (video.current && state !== 'cutting') void recordCut(video.current, start, length);
    },
    stop: () => running.current?.abort(),
  };
}

interface TeaserCutProps {
  from: VideoInput;
  /** Called with an MP4 or WebM file of a few seconds. */
  onTeaser: (teaser: File) => void;
}

const MIN_SECONDS = 5;
const MAX_SECONDS = 15;
const DEFAULT_SECONDS = 10;

/** Lets the user cut a teaser of a few seconds from a video by choosing its start and length. */
export function TeaserCut({ from, onTeaser }: TeaserCutProps) {
  const { video, state, retry, length, at, goTo, attributes } = useVideoInput(from);
  const [chosenSeconds, setChosenSeconds] = useState(DEFAULT_SECONDS);
  const { cutting, part, failed, begin, stop } = useTeaserCut(video, onTeaser);
  // A shorter video is used in full.
  const seconds = Math.min(chosenSeconds, Math.max(1, Math.floor(length)));
  const last = Math.max(0, length - seconds);
  const start = Math.min(at, last);

  return (
    <div className={styles.tool}>
      <video
        ref={video}
        className={styles.video}
        {...attributes}
        muted
        playsInline
        preload="auto"
        aria-label="Teaser start"
      />
      {state === 'failed' ? (
        <BlockError
          title="The video couldn’t be loaded."
          message="The connection was lost, or this browser can’t play the video. Retry, or choose a teaser you’ve already cut."
          onRetry={retry}
        />
      ) : state === 'unplayable' || (state === 'ready' && !canCutTeasers()) ? (
        <p role="status">This browser can’t cut this video. Choose a teaser you’ve already cut, or skip this.</p>
      ) : (
        <>
          <label className={styles.slider}>
            <span>
              From <span className={styles.figure}>{formatDuration(start)}</span> to{' '}
              <span className={styles.figure}>{formatDuration(start + seconds)}</span>
            </span>
            <input
              type="range"
              min={0}
              max={last}
              step={0.1}
              value={start}
              disabled={cutting || state !== 'ready'}
              aria-valuetext={`From ${formatDuration(start)}`}
              onChange={({ target }) => goTo(Number(target.value))}
            />
          </label>
          <label className={styles.slider}>
            <span>
              Length: <span className={styles.figure}>{seconds}</span> seconds
            </span>
            <input
              type="range"
              min={MIN_SECONDS}
              max={MAX_SECONDS}
              value={chosenSeconds}
              disabled={cutting || state !== 'ready'}
              aria-valuetext={formatQuantity(seconds, 'second')}
              onChange={({ target }) => setChosenSeconds(Number(target.value))}
            />
          </label>
          {cutting ? (
            <div className={styles.cutting}>
              <progress className={styles.bar} value={part} max={1} aria-label="Cutting the teaser" />
              <p className={styles.hint}>Cutting takes as long as the teaser lasts. Stay on this tab.</p>
              <Button size="sm" onClick={stop}>
                Stop cutting
              </Button>
            </div>
          ) : (
            <Button size="sm" variant="primary" disabled={state !== 'ready'} onClick={() => begin(start, seconds)}>
              Cut the teaser
            </Button>
          )}
          {failed && <p role="alert">The teaser couldn’t be cut. Retry, or choose one you’ve already cut.</p>}
        </>
      )}
    </div>
  );
}
