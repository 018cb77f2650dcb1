import type { Performer } from '@/contract/performer';
import { sortPerformers } from '@/features/live/live-directory/live.loader';

test('public shows come first, and unknown kinds last', () => {
  const performers = ['vip', 'private', undefined, 'public', 'group'].map(
    (streamingStatus) => ({ _id: String(streamingStatus), streamingStatus }) as unknown as Performer,
  );
  expect(sortPerformers(performers).map(({ _id }) => _id)).toEqual(['public', 'group', 'private', 'vip', 'undefined']);
});
