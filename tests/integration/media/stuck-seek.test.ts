import { repairStuckSeeks } from '@/media/stuck-seek';

/** A video that holds its first minute, and seeks until `finishSeek`. */
function watched() {
  const video = document.createElement('video');
  const buffered = { length: 1, start: () => 0.08, end: () => 60 };
  let position = 0;
  let seeking = false;
  Object.defineProperties(video, {
    buffered: { value: buffered },
    seeking: { get: () => seeking },
    currentTime: {
      get: () => position,
      set: (seconds: number) => {
        position = seconds;
        seeking = true;
        video.dispatchEvent(new Event('seeking'));
      },
    },
  });
  const finishSeek = () => {
    seeking = false;
    video.dispatchEvent(new Event('seeked'));
  };
  const onStuck = jest.fn();
  const watching = new AbortController();
  repairStuckSeeks(video, onStuck, watching.signal);
  return { video, buffered, finishSeek, onStuck, stop: () => watching.abort() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

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
  const { video, finishSeek, onStuck } = watched();
  video.currentTime = 10;
  jest.advanceTimersByTime(3000);
  finishSeek();
  jest.advanceTimersByTime(60_000);
  expect(video.currentTime).toBe(10);
  expect(onStuck).not.toHaveBeenCalled();
});

test('a seek that waits for the network is left alone until the data is there', () => {
  const { video, buffered } = watched();
  video.currentTime = 90;
  jest.advanceTimersByTime(20_000);
  expect(video.currentTime).toBe(90);
  buffered.end = () => 120;
  jest.advanceTimersByTime(5000);
  expect(video.currentTime).toBeCloseTo(90.1);
});

test('a seek in a hidden tab is left alone, because browsers suspend videos there', () => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { video, onStuck } = watched();
  video.currentTime = 10;
  jest.advanceTimersByTime(60_000);
  expect(video.currentTime).toBe(10);
  expect(onStuck).not.toHaveBeenCalled();
});

test('no seek is repaired after the player has closed', () => {
  const { video, onStuck, stop } = watched();
  video.currentTime = 5;
  stop();
  jest.advanceTimersByTime(60_000);
  expect(video.currentTime).toBe(5);
  expect(onStuck).not.toHaveBeenCalled();
});
