import { repairStuckSeeks } from '@/media/stuck-seek';

/** What the repair reads of a video that holds its first minute. */
class Video extends EventTarget {
  seeking = false;
  buffered = { length: 1, start: () => 0.08, end: () => 60 };
  #position = 0;

  get currentTime() {
    return this.#position;
  }
  set currentTime(seconds: number) {
    this.#position = seconds;
    this.seeking = true;
    this.dispatchEvent(new Event('seeking'));
  }
  finishSeek() {
    this.seeking = false;
    this.dispatchEvent(new Event('seeked'));
  }
}

function watched() {
  const video = new Video();
  const onStuck = jest.fn();
  const watching = new AbortController();
  repairStuckSeeks(video as unknown as HTMLVideoElement, onStuck, watching.signal);
  return { video, onStuck, stop: () => watching.abort() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a seek that never ends is repeated a little further, and then reported', () => {
  const { video, onStuck } = watched();
  video.currentTime = 0.18;
  jest.advanceTimersByTime(5000);
  expect(video.currentTime).toBeCloseTo(0.28);
  expect(onStuck).not.toHaveBeenCalled();
  jest.advanceTimersByTime(10_000);
  expect(onStuck).toHaveBeenCalledTimes(1);
});

test('a seek that ends is left alone', () => {
  const { video, onStuck } = watched();
  video.currentTime = 10;
  jest.advanceTimersByTime(3000);
  video.finishSeek();
  jest.advanceTimersByTime(60_000);
  expect(video.currentTime).toBe(10);
  expect(onStuck).not.toHaveBeenCalled();
});

test('a seek that waits for the network is left alone until the data is there', () => {
  const { video } = watched();
  video.currentTime = 90;
  jest.advanceTimersByTime(20_000);
  expect(video.currentTime).toBe(90);
  video.buffered.end = () => 120;
  jest.advanceTimersByTime(5000);
  expect(video.currentTime).toBeCloseTo(90.1);
});

test('nothing is repaired after the end', () => {
  const { video, onStuck, stop } = watched();
  video.currentTime = 5;
  stop();
  jest.advanceTimersByTime(60_000);
  expect(video.currentTime).toBe(5);
  expect(onStuck).not.toHaveBeenCalled();
});
