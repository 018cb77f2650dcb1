import { useEffect } from 'react';
import type { RefObject } from 'react';
import { keepProgress } from '@/device/watch-progress';
import { createListening } from './listening';
import { keepPreferences, readPreferences } from '@/device/playback';

const SAVE_EVERY_MS = 5000;

/** Gives an element this device's volume and speed, then keeps them and the reached second as they change, until the returned end. */
function rememberPlayback(video: HTMLVideoElement, id: string): () => void {
  const { volume, muted, speed } = readPreferences();
  video.volume = volume;
  video.muted = muted;
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;

  // Nothing is kept before the first picture: until then the element stands at 0, whatever was reached before.
  let reached: { seconds: number; duration: number } | null = null;
  let savedAt = Date.now();
  const look = () => {
    if (video.readyState > 0) reached = { seconds: video.currentTime, duration: video.duration };
  };
  const save = () => {
    savedAt = Date.now();
    if (reached) keepProgress(id, reached.seconds, reached.duration);
  };

  const listening = createListening();
  const listen = (type: string, listener: () => void) => listening.on(video, type, listener);
  listen('playing', look);
  listen('seeked', look);
  listen('timeupdate', () => {
    if (!reached) return;
    look();
    if (Date.now() - savedAt >= SAVE_EVERY_MS) save();
  });
  listen('pause', save);
  listen('ended', save);
  listen('volumechange', () => keepPreferences({ volume: video.volume, muted: video.muted }));
  listen('ratechange', () => {
    // A reloaded source falls back to the default rate: keep both in step.
    video.defaultPlaybackRate = video.playbackRate;
    keepPreferences({ speed: video.playbackRate });
  });
  listening.on(window, 'pagehide', save);

  return () => {
    listening.end();
    save();
  };
}

/** Lets this device remember how a video is watched and how far. */
export function usePlaybackMemory(element: RefObject<HTMLVideoElement | null>, id: string): void {
  useEffect(() => (element.current ? rememberPlayback(element.current, id) : undefined), [element, id]);
}
