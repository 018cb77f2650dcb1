import { act } from '@testing-library/react';

/** Where the stream comes from, as settings name it. */
export const HOSTS = { viewerURL: 'media.test', publisherURL: 'media.test', AntMediaAppname: 'LiveApp' };

/** Lets time pass; timers are Jest's. */
export const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

/** Lets time pass in which pictures come. */
export async function watch(seconds: number) {
  const video = document.querySelector('video');
  if (!video) throw new Error('There is no video on the page.');
  Object.defineProperty(video, 'readyState', { configurable: true, value: 4 });
  for (let second = 0; second < seconds; second += 1) {
    video.currentTime += 1;
    await pass(1);
  }
}
