/** Gives up on a film that the browser does not say anything about. */
const PATIENCE_MS = 20_000;

/** Waits for one of a film's events; rejects when it cannot be played, or nothing comes. */
export function once(film: HTMLVideoElement, event: 'loadedmetadata' | 'seeked' | 'playing'): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (result: () => void) => {
      clearTimeout(timer);
      film.removeEventListener(event, good);
      film.removeEventListener('error', bad);
      result();
    };
    const good = () => end(resolve);
    const bad = () => end(() => reject(new Error('This browser cannot play the film.')));
    const timer = setTimeout(bad, PATIENCE_MS);
    film.addEventListener(event, good);
    film.addEventListener('error', bad);
  });
}

/** Goes to a second of a film, and waits until its picture stands there. */
export async function seek(film: HTMLVideoElement, seconds: number): Promise<void> {
  if (Math.abs(film.currentTime - seconds) < 0.01 && film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA) return;
  const arrived = once(film, 'seeked');
  film.currentTime = seconds;
  await arrived;
}

/** Seconds that can be chosen from; 0 for a film that does not say how long it is. */
export const lengthOf = ({ duration }: Pick<HTMLVideoElement, 'duration'>): number => (Number.isFinite(duration) ? duration : 0);
