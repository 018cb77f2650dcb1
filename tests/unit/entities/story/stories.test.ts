import type { Post } from '@/contract/post';
import { storyCircles, publishedInOrder } from '@/entities/story/stories';

const NOW = Date.parse('2026-03-14T12:00:00Z');
const at = (hours: number) => new Date(NOW - hours * 3_600_000).toISOString();
const story = (_id: string, by: string | null, hoursAgo: number): Post => ({
  _id,
  title: '',
  createdAt: at(hoursAgo),
  expiredAt: at(hoursAgo - 24),
  performer: by ? { _id: by, name: by, username: by, bio: 'Long' } : null,
});

test('stories play from oldest to newest, without expired ones', () => {
  const published = publishedInOrder(
    [story('new', 'aria', 1), story('over', 'aria', 25), story('old', 'aria', 8)],
    NOW,
  );
  expect(published.map(({ _id }) => _id)).toEqual(['old', 'new']);
});

test('a story without an end stays', () => {
  expect(publishedInOrder([{ _id: 's', title: '', createdAt: at(900), expiredAt: null }], NOW)).toHaveLength(1);
});

test('the performer with the latest story comes first, with all stories in order', () => {
  const circles = storyCircles(
    [
      story('z1', 'zuri', 9),
      story('a2', 'aria', 7),
      story('n1', 'nova', 2),
      story('a1', 'aria', 10),
      story('z2', 'zuri', 8),
    ],
    NOW,
  );
  expect(circles.map(({ performer, storyIds }) => [performer.name, storyIds])).toEqual([
    ['nova', ['n1']],
    ['aria', ['a1', 'a2']],
    ['zuri', ['z1', 'z2']],
  ]);
  expect(circles[0]?.performer).not.toHaveProperty('bio');
});

test('expired stories and stories without performer are hidden', () => {
  expect(storyCircles([story('over', 'aria', 30), story('lost', null, 1)], NOW)).toEqual([]);
});
