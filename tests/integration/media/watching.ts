import { act } from '@testing-library/react';

/** The hosts of the stream, as in the settings. */
export const HOSTS = { viewerURL: 'media.test', publisherURL: 'media.test', AntMediaAppname: 'LiveApp' };

/** Advances Jest's fake timers. */
export const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** Advances the timers while frames arrive. */
export async function watch(seconds: number) {
  const video = document.querySelector('video');
  if (!video) throw new Error('There is no video on the page.');
  Object.defineProperty(video, 'readyState', { configurable: true, value: 4 });
  for (let second = 0; second < seconds; second += 1) {
    video.currentTime += 1;
    await pass(1);
  }
}
