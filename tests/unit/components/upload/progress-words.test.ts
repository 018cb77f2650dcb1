import { percentOf, progressWords, type Progress } from '@/components/upload/progress-words';

const MB = 1024 * 1024;
const at = (part: Partial<Progress>): Progress => ({ step: 'sending', size: 100 * MB, sent: 25 * MB, total: 100 * MB, speed: null, left: null, endedSession: false, arrived: false, ...part });

test.each([
  [at({ step: 'waiting' }), 'Waiting · 100 MB'],
  [at({}), '25 % of 100 MB'],
  [at({ speed: 2 * MB, left: 37.5 }), '25 % of 100 MB · 2 MB/s · 40 seconds left'],
  [at({ speed: 0 }), '25 % of 100 MB · Waiting for the connection'],
  [at({ sent: 100 * MB }), 'Sent. The server is looking at it…'],
  [at({ step: 'paused' }), 'Paused. It begins again from the start.'],
  [at({ step: 'paused', endedSession: true }), 'Paused: log in to go on.'],
  [at({ step: 'failed', error: 'This is no film.' }), 'This is no film.'],
  [at({ step: 'failed', error: 'Too long.', arrived: true }), 'The file is up, but what you typed is not saved: Too long.'],
])('how it stands, in a line (%#)', (progress, words) => expect(progressWords(progress)).toBe(words));

test('only what is sent whole is at 100', () => {
  expect(percentOf({ sent: 999, total: 1000 })).toBe(99);
  expect(percentOf({ sent: 1000, total: 1000 })).toBe(100);
  expect(percentOf({ sent: 0, total: 0 })).toBe(0);
});
