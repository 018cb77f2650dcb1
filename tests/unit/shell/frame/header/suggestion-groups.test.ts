import { suggestionGroups } from '@/shell/frame/header/suggestion-groups';

const performers = [{ _id: 'p1', name: 'Aria', username: 'aria' }];
const videos = [
  {
    _id: 'v1',
    title: 'Arias',
    slug: 'arias',
    performer: { _id: 'p1', name: 'Aria', username: 'aria' },
    thumbnail: { url: '/large.jpg', thumbnails: ['/small.jpg'] },
  },
];
const none = { performers: [], videos: [] };
const recent = ['one', 'two', 'three', 'four', 'five', 'six', 'seven'];

test('an empty field suggests the latest searches only', () => {
  const groups = suggestionGroups({ text: '', recent, ...none });
  expect(groups.map(({ title }) => title)).toEqual(['Recent searches']);
  expect(groups[0]?.options.map(({ label }) => label)).toEqual(recent.slice(0, 6));
  expect(suggestionGroups({ text: '', recent: [], ...none })).toEqual([]);
});

test('a text suggests its search, earlier ones with this prefix, and hits', () => {
  const groups = suggestionGroups({ text: 'T', recent, performers, videos });
  expect(
    groups.map(({ title, options }) => [title, ...options.map(({ label, href }) => `${label} → ${href}`)]),
  ).toEqual([
    [null, 'Search for “T” → /search?q=T'],
    ['Recent searches', 'two → /search?q=two', 'three → /search?q=three'],
    ['Performers', 'Aria → /performers/aria'],
    ['Videos', 'Arias → /video/arias'],
  ]);
  expect(groups[3]?.options[0]).toMatchObject({ note: 'Aria', picture: '/small.jpg' });
});

test('the same search is not suggested twice', () => {
  const groups = suggestionGroups({ text: 'two', recent, ...none });
  expect(groups.flatMap(({ options }) => options)).toHaveLength(1);
});
