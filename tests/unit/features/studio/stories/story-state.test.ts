import { storyName, storyState, timeLeft } from '@/features/studio/stories/story-state';
import type { Story } from '@/contract/story';

const NOW = Date.parse('2026-05-01T12:00:00.000Z');
const after = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();
const story = (fields: Partial<Story>): Story => ({
  _id: '1',
  type: 'text',
  status: 'active',
  expiredAt: after(60),
  ...fields,
});

test.each([
  [after(23 * 60 + 59), '23 h left'],
  [after(60), '1 h left'],
  [after(59), '59 min left'],
  [after(0.2), '1 min left'],
  [after(0), ''],
  [undefined, ''],
])('the remaining time of a story that ends at %s is %p', (iso, expected) => {
  expect(timeLeft(iso, NOW)).toBe(expected);
});

test.each([
  [{}, '1 h left'],
  [{ expiredAt: undefined }, 'Active'],
  [{ expiredAt: after(-1) }, 'Expired'],
  [{ status: 'inactive' as const }, 'Hidden'],
  [{ processing: true }, 'Processing'],
  [{ status: 'file-error' as const, expiredAt: after(-1) }, 'File error'],
])('the status of %j has its label', (fields, label) => {
  expect(storyState(story(fields), NOW).label).toBe(label);
});

test('a story is named by its text, or by its kind', () => {
  expect(storyName(story({ text: ' Rehearsal ' }))).toBe('Rehearsal');
  expect(storyName(story({ type: 'video', text: '' }))).toBe('Video story');
});
