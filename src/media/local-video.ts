/** How long to wait for an event before giving up. */
const EVENT_TIMEOUT_MS = 20_000;

/**
 * Resolves on the next event of this type. Rejects when the video can't be played or the event doesn't fire within 20
 * seconds.
 */
export function waitForEvent(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked' | 'playing'): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (result: () => void) => {
      clearTimeout(timer);
      video.removeEventListener(event, succeed);
      video.removeEventListener('error', fail);
      result();
    };
    const succeed = () => end(resolve);
    const fail = () => end(() => reject(new Error('This browser can’t play the video.')));
    const timer = setTimeout(fail, EVENT_TIMEOUT_MS);
    video.addEventListener(event, succeed);
    video.addEventListener('error', fail);
  });
}

/** Seeks to a position in seconds and resolves once its frame is available. */
export async function seek(video: HTMLVideoElement, seconds: number): Promise<void> {
  if (Math.abs(video.currentTime - seconds) < 0.01 && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return;
  const arrived = waitForEvent(video, 'seeked');
  video.currentTime = seconds;
  await arrived;
}

/** Returns the duration in seconds; 0 when it is unknown. */
export const getDuration = ({ duration }: Pick<HTMLVideoElement, 'duration'>): number =>
  Number.isFinite(duration) ? duration : 0;
