import { VIDEO_LIST, videoQuery } from '@/features/content/videos/video-list';
import { readView } from '@/lib/lists/list-url';

const getQuery = (query: Record<string, string>) => videoQuery(readView(VIDEO_LIST, query));

it.each([
  [{}, { isSale: undefined, isSchedule: false }],
  [{ access: 'sale' }, { isSale: true, isSchedule: false }],
  [{ access: 'members' }, { isSale: false, isSchedule: false }],
  [{ access: 'soon' }, { isSale: undefined, isSchedule: true }],
  [{ access: 'stolen' }, { isSale: undefined, isSchedule: false }],
])('the URL parameters %o become the API query %o', (query, wire) => {
  expect(getQuery(query)).toMatchObject(wire);
});

it('the video list starts with the newest', () => {
  expect(getQuery({}).sortBy).toBe('newest');
  expect(getQuery({ q: 'jazz', category: 'c1', sort: 'popular' })).toMatchObject({
    q: 'jazz',
    categoryId: 'c1',
    sortBy: 'popular',
  });
});
