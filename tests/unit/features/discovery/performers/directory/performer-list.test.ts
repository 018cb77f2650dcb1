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
  const { sortBy, ...filters } = getQuery({ country: 'Spain', age: 'null', live: 'yes', eyes: 'a\nb' });
  expect(sortBy).toBe('popular');
  expect(Object.values(filters).filter((value) => value !== undefined)).toEqual([]);
});

it.each([
  ['country', 'us'],
  ['age', '18-25'],
  ['height', `5'10"`],
  ['ethnicity', 'Black or African American'],
  ['language', 'pt/BR'],
])('the performer query takes any %s that a server may offer: %s', (name, value) => {
  expect(Object.values(getQuery({ [name]: value }))).toContain(value);
});

it("filter chips use the server's labels, and never show the value from the URL", () => {
  const set = performerFilters({ options: { country: [{ value: 'ES', label: 'Spain' }] }, incomplete: false });
  expect(filterText(set, 'country', 'ES')).toBe('Country: Spain');
  expect(filterText(set, 'country', 'XX')).toBe('Country');
  expect(filterText(set, 'live', '1')).toBe('Live now');
  expect(filterText(set, 'q', 'ana')).toBe('“ana”');
});
