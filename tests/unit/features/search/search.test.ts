import { bestTab } from '@/features/search/search-totals';
import { SEARCH_TABS, searchFilters, searchRules, tabAddress, TABS } from '@/features/search/search-tabs';
import { addressOf, readView } from '@/lib/list-address';

describe('the address of a search', () => {
  test.each([
    ['videos', { q: 'knife', access: 'sale', page: '2' }, '/search?tab=videos&q=knife&access=sale&page=2'],
    ['products', { q: 'knife', type: 'digital', sort: 'cheapest' }, '/search?tab=products&q=knife&type=digital&sort=cheapest'],
    ['performers', { q: 'knife', live: '1' }, '/search?tab=performers&q=knife&live=1'],
  ] as const)('of %s keeps what its tab knows', (tab, query, address) => {
    const rules = searchRules(tab, true);
    expect(addressOf(rules, readView(rules, query))).toBe(address);
  });

  test.each(SEARCH_TABS)('of %s drops the filters of other tabs and junk', (tab) => {
    const rules = searchRules(tab, true);
    const known = [...(TABS[tab].choices ?? []), ...(TABS[tab].switches ?? [])].map(({ name }) => name);
    const { filters } = readView(rules, { q: 'a', access: 'sale', type: 'digital', live: '1', free: '1', colour: 'red' });
    expect(Object.keys(filters).sort()).toEqual(['q', ...known].sort());
    expect(tabAddress(tab, 'a & b')).toBe(`/search?tab=${tab}&q=a+%26+b`);
  });

  test('without a chosen tab names none', () => {
    const rules = searchRules('videos', false);
    expect(addressOf(rules, readView(rules, { q: 'knife' }))).toBe('/search?q=knife');
  });
});

test('before a tab is open there is only the text', () => {
  expect(searchFilters(null)).toMatchObject({ search: { name: 'q' }, choices: [], switches: [], sorts: [] });
});

test.each([
  [{ performers: 0, videos: 3, products: 9 }, 'videos'],
  [{ performers: 1, videos: 30 }, 'performers'],
  [{ performers: 0, videos: 0, galleries: 0, products: 0 }, 'performers'],
  [{}, 'performers'],
])('a search opens on the first kind that has something: %p', (totals, tab) => {
  expect(bestTab(totals)).toBe(tab);
});
