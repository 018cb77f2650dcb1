import { readFanNote, writeFanNote } from '@/device/fan-notes';

test('on the server, what is written is not kept for the next visitor', () => {
  writeFanNote('p1', 'f1', 'Likes jazz');
  expect(readFanNote('p1', 'f1')).toBe('');
});
