import { sumTotals } from '@/features/discovery/search/search-totals';
import { SEARCH_TABS, searchFilters, searchRules, tabUrl, TABS } from '@/features/discovery/search/search-tabs';
import { nameRank, addContentCounts } from '@/features/discovery/search/named-performers';
import { editDistance, suggestSpelling } from '@/features/discovery/search/spelling';
import { getListUrl, readView } from '@/lib/lists/list-url';

describe('the URL of a search', () => {
  test.each([
    ['videos', { q: 'knife', access: 'sale', page: '2' }, '/search?tab=videos&q=knife&access=sale&page=2'],
    [
      'products',
      { q: 'knife', type: 'digital', sort: 'cheapest' },
      '/search?tab=products&q=knife&type=digital&sort=cheapest',
    ],
    ['performers', { q: 'knife', live: '1' }, '/search?tab=performers&q=knife&live=1'],
  ] as const)('for %s keeps the filters of its tab', (tab, query, url) => {
    const rules = searchRules(tab);
    expect(getListUrl(rules, readView(rules, query))).toBe(url);
  });

  test.each(SEARCH_TABS)('for %s drops filters of other tabs and invalid ones', (tab) => {
    const rules = searchRules(tab);
    const known = [...(TABS[tab].choices ?? []), ...(TABS[tab].switches ?? [])].map(({ name }) => name);
    const { filters } = readView(rules, {
      q: 'a',
      access: 'sale',
      type: 'digital',
      live: '1',
      free: '1',
      color: 'red',
    });
    expect(Object.keys(filters).sort()).toEqual(['q', ...known].sort());
    expect(tabUrl(tab, 'a & b')).toBe(`/search?tab=${tab}&q=a+%26+b`);
  });

  test('for All has neither a tab nor filters and order', () => {
    const rules = searchRules(null);
    const query = { q: 'knife', access: 'sale', type: 'digital', live: '1', free: '1', sort: 'oldest' };
    expect(getListUrl(rules, readView(rules, query))).toBe('/search?q=knife');
    expect(tabUrl(null, 'a & b')).toBe('/search?q=a+%26+b');
  });
});

test('without a selected tab only the text is in the search URL', () => {
  expect(searchFilters(null)).toMatchObject({ search: { name: 'q' }, choices: [], switches: [], sorts: [] });
});

test.each([
  [{ performers: 1, videos: 3, products: 9 }, 13],
  [{ performers: 0, videos: 2, photos: undefined }, 2],
  [{ performers: 0 }, 0],
  [{}, undefined],
])('the count of All is the sum of the known counts: %p', (totals, sum) => {
  expect(sumTotals(totals)).toBe(sum);
});

test.each([
  ['aria velasco', 3],
  ['Ária  Velasco', 3],
  ['ariavelasco', 3],
  ['velasco', 2],
  ['vela', 1],
  ['aria velas', 1],
  ['vel', 0],
  ['velasco knife', 0],
  ['...', 0],
])('“%s” matches Aria Velasco with rank %d', (q, rank) => {
  expect(nameRank(q, { name: 'Ária Velasco', username: 'ariavelasco' })).toBe(rank);
});

test("tabs count performers' content, and never an item twice", () => {
  const named = [{ _id: '1', name: 'Aria', username: 'aria', works: { videos: 6, galleries: 2, posts: 3 } }];
  expect(addContentCounts({ performers: 1, videos: 3, galleries: 4, photos: 5 }, named)).toEqual({
    performers: 1,
    videos: 6,
    galleries: 4,
    photos: 5,
    posts: 3,
  });
});

test.each([
  ['lantren', 'lantern', 1],
  ['lantern', 'lantern', 0],
  ['latern', 'lantern', 1],
  ['knive', 'knife', 1],
  ['', 'abc', 3],
])('the distance from “%s” to “%s” is %d', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(b, a)).toBe(edits);
});

const TEXTS = ['Midnight at the Paper Lantern', 'Aria Velasco', 'aria', 'Café music', 'Cats', 'Cars', 'Cars again'];
test.each([
  ['lantren', 'lantern'],
  ['papre lantren', 'paper lantern'],
  ['aria velasko', 'Aria Velasco'],
  ['cafe musik', 'Café music'],
  ['caxs', 'cars'],
  ['lantern', null],
  ['zzzz', null],
  ['lantren zzzz', null],
  ['xx', null],
])('the suggested spelling for “%s” is %p', (q, suggestion) => {
  expect(suggestSpelling(q, TEXTS)).toBe(suggestion);
});
