import { createListenerGroup } from './listening';

/** Doubled for every further attempt: decoding after a seek may take a slow device seconds. */
const FIRST_LIMIT_MS = 4000;
const NUDGE_SECONDS = 0.1;

const isBuffered = ({ buffered, currentTime }: HTMLVideoElement) =>
  Array.from({ length: buffered.length }, (_none, index) => index).some(
    (index) => buffered.start(index) <= currentTime && buffered.end(index) > currentTime + NUDGE_SECONDS,
  );

/**
 * Repairs seeks that the browser never finishes although it has the data, until the signal aborts: seeks a little
 * further, then calls `onStuck`. Busy WebKit does that when hls.js seeks twice at the start of a video; hls.js itself
 * waits as long as a seek runs.
 */
export function repairStuckSeeks(video: HTMLVideoElement, onStuck: () => void, until: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let attempts = 0;

  const watch = () => {
    clearTimeout(timer);
    timer = setTimeout(check, FIRST_LIMIT_MS * 2 ** attempts);
  };
  function check(): void {
    if (!video.seeking) return;
    // Browsers may suspend videos in hidden tabs.
    if (document.visibilityState === 'visible' && isBuffered(video)) {
      attempts += 1;
      if (attempts === 1) video.currentTime += NUDGE_SECONDS;
      else onStuck();
    }
    watch();
  }

  const listening = createListenerGroup();
  listening.on(video, 'seeking', watch);
  listening.on(video, 'seeked', () => {
    clearTimeout(timer);
    attempts = 0;
  });
  until.addEventListener('abort', () => {
    clearTimeout(timer);
    listening.end();
  });
}
