/** How long to wait for an event before giving up. */
const EVENT_TIMEOUT_MS = 20_000;

/** Resolves on the next event of this type. Rejects when the video can't be played or the event doesn't fire within 20 seconds. */
export function once(video: HTMLVideoElement, event: 'loadedmetadata' | 'seeked' | 'playing'): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (result: () => void) => {
      clearTimeout(timer);
      video.removeEventListener(event, good);
      video.removeEventListener('error', bad);
      result();
    };
    const good = () => end(resolve);
    const bad = () => end(() => reject(new Error('This browser cannot play the video.')));
    const timer = setTimeout(bad, EVENT_TIMEOUT_MS);
    video.addEventListener(event, good);
    video.addEventListener('error', bad);
  });
}

/** Seeks to a position in seconds and resolves once its frame is available. */
export async function seek(video: HTMLVideoElement, seconds: number): Promise<void> {
  if (Math.abs(video.currentTime - seconds) < 0.01 && video.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return;
  const arrived = once(video, 'seeked');
  video.currentTime = seconds;
  await arrived;
}

/** Returns the duration in seconds; 0 when it is unknown. */
export const getDuration = ({ duration }: Pick<HTMLVideoElement, 'duration'>): number =>
  Number.isFinite(duration) ? duration : 0;
