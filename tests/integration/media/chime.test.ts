import { enableChimes, playChime } from '@/media/chime';
import { fakeAudio } from '../support/fake-audio';

const audio = fakeAudio();

/** Upper bound for the start of the audio output, in ms. */
const START_MS = 500;
const pass = () => jest.advanceTimersByTimeAsync(START_MS);

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('chimes in Safari: silent before a gesture, also when one follows, and heard without one afterward', async () => {
  const stop = enableChimes();
  audio.canStart = false;
  playChime([660, 880]);
  await pass();
  // Safari starts the output only while the page handles the gesture.
  audio.canStart = true;
  document.body.click();
  audio.canStart = false;
  await pass();
  expect(audio.notes).toBe(0);

  playChime([660, 880]);
  await pass();
  expect(audio.notes).toBe(2);
  playChime([520]);
  await pass();
  expect([audio.notes, audio.opened.length]).toEqual([3, 1]);
  stop();
});
