import {
  activeFilters,
  getListUrl,
  getLastPage,
  lastShownPage,
  getRange,
  readView,
  SEARCH_TEXT,
  SWITCH,
  withFilter,
  withoutFilters,
  withSort,
  type ListRules,
  getPageUrl,
} from '@/lib/lists/list-url';

const LIST = {
  path: '/things',
  filters: { q: SEARCH_TEXT, color: /^[a-z]+$/, country: /^[A-Z]{2}$/, live: SWITCH },
  sorts: ['popular', 'newest'],
} satisfies ListRules;

const read = (search: string) => readView(LIST, getQuery(search));
const getQuery = (search: string) => {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => [
      name,
      params.getAll(name).length > 1 ? params.getAll(name) : (params.get(name) ?? ''),
    ]),
  );
};
/** The canonical URL of a visitor's query. */
const canonical = (search: string) => getListUrl(LIST, read(search));

describe('the URL of a list', () => {
  it('omits default values', () => {
    expect(canonical('')).toBe('/things');
    expect(canonical('sort=popular&page=1&upto=1')).toBe('/things');
  });

  it('is the same for any order of the query', () => {
    expect(canonical('sort=newest&country=ES&color=red&q=a+b')).toBe('/things?q=a+b&color=red&country=ES&sort=newest');
    expect(canonical('q=a%20b&color=red&sort=newest&country=ES')).toBe(
      '/things?q=a+b&color=red&country=ES&sort=newest',
    );
  });

  it('drops unknown parameters', () => {
    expect(canonical('color=undefined&country=null&live=true&sort=cheapest&utm_source=x')).toBe('/things');
    expect(canonical('country=Spain&color=&q=%20%20')).toBe('/things');
    expect(canonical(`q=${'x'.repeat(101)}`)).toBe(`/things?q=${'x'.repeat(100)}`);
    expect(canonical('page=0&upto=-1')).toBe('/things');
    expect(canonical('page=abc&upto=2.5')).toBe('/things');
  });

  it('uses the first value of a repeated parameter', () => {
    expect(canonical('color=red&color=blue')).toBe('/things?color=red');
  });

  it('keeps text in any script, encoded', () => {
    expect(canonical(`q=${encodeURIComponent('Åsa & 愛')}`)).toBe('/things?q=%C3%85sa+%26+%E6%84%9B');
  });

  it('keeps its own query, such as a tab', () => {
    const tab = { ...LIST, path: '/performers/aria?tab=things' };
    expect(getListUrl(tab, readView(tab, { page: '2' }))).toBe('/performers/aria?tab=things&page=2');
  });
});

describe('paging', () => {
  it('requests the records of one page', () => {
    expect(getRange(read('page=3'))).toEqual({ limit: 24, offset: 48 });
  });

  it('requests all extended pages at once', () => {
    expect(getRange(read('upto=3'))).toEqual({ limit: 72, offset: 0 });
    expect(getRange(read('page=2&upto=4'))).toEqual({ limit: 72, offset: 24 });
    expect(canonical('page=2&upto=4')).toBe('/things?page=2&upto=4');
  });

  it('never requests more than one call may return', () => {
    expect(getRange(read('upto=900')).limit).toBe(192);
    expect(canonical('page=5&upto=900')).toBe('/things?page=5&upto=12');
  });

  it('treats an end before the start as the start', () => {
    expect(canonical('page=4&upto=2')).toBe('/things?page=4');
  });

  it('computes the last page', () => {
    expect([0, 1, 24, 25, 5000, 100_000].map((total) => getLastPage(total))).toEqual([1, 1, 1, 2, 209, 1000]);
    expect([40, 41].map((total) => getLastPage(total, 40))).toEqual([1, 2]);
  });

  it('computes the last visible page, even if the list has shrunk by an item', () => {
    expect(lastShownPage(read(''), 0)).toBe(1);
    expect(lastShownPage(read(''), 48)).toBe(2);
    expect(lastShownPage(read(''), 47)).toBe(2);
    expect(lastShownPage(read('page=3'), 30)).toBe(4);
  });
});

describe('changing a list', () => {
  const deep = read('q=jazz&color=red&sort=newest&page=3&upto=5');

  it('goes to the first page if a filter or the order changes', () => {
    expect(getListUrl(LIST, withFilter(deep, 'country', 'ES'))).toBe('/things?q=jazz&color=red&country=ES&sort=newest');
    expect(getListUrl(LIST, withFilter(deep, 'color', ''))).toBe('/things?q=jazz&sort=newest');
    expect(getListUrl(LIST, withSort(deep, 'popular'))).toBe('/things?q=jazz&color=red');
    expect(getListUrl(LIST, withoutFilters(deep))).toBe('/things?sort=newest');
  });

  it('keeps filters and order across pages', () => {
    expect(getPageUrl(LIST, deep, 6)).toBe('/things?q=jazz&color=red&sort=newest&page=6');
  });

  it('lists the active filters in order', () => {
    expect(activeFilters(LIST, withFilter(deep, 'q', ''))).toEqual([['color', 'red']]);
    expect(activeFilters(LIST, read('live=1&country=ES&q=a'))).toEqual([
      ['q', 'a'],
      ['country', 'ES'],
      ['live', '1'],
    ]);
  });
});
