import { INBOX, inboxQuery, itemPath, getThread } from '@/features/studio/comment-inbox/comment-inbox';
import { readView } from '@/lib/lists/list-url';

const getQuery = (query: Record<string, string>) => inboxQuery(readView(INBOX, query));

it('the inbox requests all comments, newest first, or unanswered ones only', () => {
  expect(getQuery({})).toEqual({ sortBy: 'newest' });
  expect(getQuery({ open: '1', kind: 'video', item: 'abc', sort: 'oldest' })).toEqual({
    isAnswered: false,
    objectType: 'video',
    objectId: 'abc',
    sortBy: 'oldest',
  });
  expect(getQuery({ kind: 'nonsense', item: '../../x' })).toEqual({ sortBy: 'newest' });
});

it('a reply to a reply goes to the same thread', () => {
  expect(getThread({ _id: 'c1', objectId: 'v1', objectType: 'video' })).toBe('c1');
  expect(getThread({ _id: 'c2', objectId: 'c1', objectType: 'comment' })).toBe('c1');
});

it.each([
  ['video', '/video/a-night'],
  ['gallery', '/gallery/a-night'],
  ['feed', '/post/a-night'],
  ['performer', '/performers/a-night'],
  ['story', '/stories/own'],
  ['comment', null],
] as const)('a comment on a %s links to %s', (type, path) => {
  expect(itemPath({ _id: 'i1', type, title: 'A night', slug: 'a-night' }, 'own')).toBe(path);
});
