import { useEffect, useEffectEvent, useRef } from 'react';
import { startPlaying } from '@/media/start-playing';
import styles from './story-player-area.module.css';

interface StoryVideoProps {
  src: string;
  poster: string | null;
  muted: boolean;
  playing: boolean;
  onLength: (seconds: number) => void;
  onReady: () => void;
  onWait: () => void;
  onFail: () => void;
  /** Called when the browser only plays the video without sound. */
  onMuted: () => void;
  /** Called when the browser blocks autoplay, also without sound. */
  onBlocked: () => void;
  onEnded: () => void;
}

/** Video of a story, muted by default. */
export function StoryVideo({
  src,
  poster,
  muted,
  playing,
  onLength,
  onReady,
  onWait,
  onFail,
  onMuted,
  onBlocked,
  onEnded,
}: StoryVideoProps) {
  const videoRef = useRef<HTMLVideoElement>(null);
  const handleMuted = useEffectEvent(onMuted);
  const handleBlocked = useEffectEvent(onBlocked);

  useEffect(() => {
    const element = videoRef.current;
    if (!element) return;
    if (!playing) {
      element.pause();
      return;
    }
    // Safari refuses sound for a story that opens without a click, after the one before has ended.
    startPlaying(element, () => {
      if (element.muted) {
        handleBlocked();
        return;
      }
      element.muted = true;
      handleMuted();
      startPlaying(element, () => handleBlocked());
    });
  }, [playing, src]);

  return (
    <video
      ref={videoRef}
      className={styles.picture}
      src={src}
      poster={poster ?? undefined}
      muted={muted}
      playsInline
      preload="auto"
      onLoadedMetadata={({ currentTarget }) => {
        if (Number.isFinite(currentTarget.duration)) onLength(currentTarget.duration);
      }}
      onCanPlay={onReady}
      onPlaying={onReady}
      onWaiting={onWait}
      onError={onFail}
      onEnded={onEnded}
    />
  );
}
