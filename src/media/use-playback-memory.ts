import { useEffect } from 'react';
import type { RefObject } from 'react';
import { saveProgress } from '@/device/watch-progress';
import { createListenerGroup } from './listening';
import { savePreferences, readPreferences } from '@/device/playback';

const SAVE_EVERY_MS = 5000;
/** How long before the end the last `timeupdate` may have been. */
const LOOP_TOLERANCE_S = 1;

/** Applies the stored volume and speed, then stores changes to them and the watch progress. Returns the cleanup. */
function rememberPlayback(video: HTMLVideoElement, id: string): () => void {
  const { volume, muted, speed } = readPreferences();
  video.volume = volume;
  video.muted = muted;
  video.defaultPlaybackRate = speed;
  video.playbackRate = speed;

  // Nothing is stored before the first frame: until then the element reports 0 and would overwrite earlier progress.
  let reached: { seconds: number; duration: number } | null = null;
  let savedAt = Date.now();
  const update = () => {
    if (video.readyState > 0) reached = { seconds: video.currentTime, duration: video.duration };
  };
  const save = () => {
    savedAt = Date.now();
    if (reached) saveProgress(id, reached.seconds, reached.duration);
  };

  const listening = createListenerGroup();
  const listen = (type: string, listener: () => void) => listening.on(video, type, listener);
  listen('playing', update);
  listen('seeked', update);
  listen('timeupdate', () => {
    if (!reached) return;
    update();
    if (Date.now() - savedAt >= SAVE_EVERY_MS) save();
  });
  listen('pause', save);
  listen('ended', save);
  // A looping video jumps from its end to its start and never fires `ended`.
  listen('seeking', () => {
    if (!video.loop || !reached || reached.seconds < reached.duration - LOOP_TOLERANCE_S) return;
    reached.seconds = reached.duration;
    save();
  });
  listen('volumechange', () => savePreferences({ volume: video.volume, muted: video.muted }));
  listen('ratechange', () => {
    // A reloaded source falls back to the default rate, so keep both in sync.
    video.defaultPlaybackRate = video.playbackRate;
    savePreferences({ speed: video.playbackRate });
  });
  listening.on(window, 'pagehide', save);

  return () => {
    listening.end();
    save();
  };
}

/** Stores volume, speed and watch progress of a video on this device. */
export function usePlaybackMemory(element: RefObject<HTMLVideoElement | null>, id: string): void {
  useEffect(() => (element.current ? rememberPlayback(element.current, id) : undefined), [element, id]);
}
