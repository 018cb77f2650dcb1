import { performerFilters } from '@/features/discovery/performers/directory/performer-filters';
import { PERFORMER_LIST, performerQuery } from '@/features/discovery/performers/directory/performer-list';
import { filterText } from '@/components/listing/filter-set';
import { readView } from '@/lib/lists/list-url';

const getQuery = (query: Record<string, string>) => performerQuery(readView(PERFORMER_LIST, query));

it('the performer query translates the URL to server parameters', () => {
  expect(
    getQuery({
      q: 'ana',
      gender: 'female',
      country: 'ES',
      age: '20_22',
      category: 'abc',
      live: '1',
      free: '1',
      eyes: 'green',
      sort: 'subscribers',
    }),
  ).toEqual({
    q: 'ana',
    gender: 'female',
    country: 'ES',
    age: '20_22',
    categoryId: 'abc',
    streamingStatus: 'public',
    isFreeSubscription: true,
    eyes: 'green',
    sortBy: 'subscribers',
  });
});

it('the performer query defaults to popular ones, and omits invalid values', () => {
  const { sortBy, ...filters } = getQuery({ country: 'Spain', age: 'young', live: 'yes', eyes: '<b>' });
  expect(sortBy).toBe('popular');
  expect(Object.values(filters).filter((value) => value !== undefined)).toEqual([]);
});

it("filter chips use the server's labels, or the value from the URL", () => {
  const set = performerFilters({ options: { country: [{ value: 'ES', label: 'Spain' }] }, incomplete: false });
  expect(filterText(set, 'country', 'ES')).toBe('Country: Spain');
  expect(filterText(set, 'country', 'XX')).toBe('Country: XX');
  expect(filterText(set, 'live', '1')).toBe('Live now');
  expect(filterText(set, 'q', 'ana')).toBe('“ana”');
});
