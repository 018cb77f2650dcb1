import { onPagingChoice, readPagingChoice, writePagingChoice } from '@/device/list-paging';
import { forgetSearches, readRecentSearches, rememberSearch } from '@/device/recent-searches';

beforeEach(() => window.localStorage.clear());

describe('the paging preference', () => {
  it('is "Show more" by default, and then as chosen', () => {
    expect(readPagingChoice()).toBe('more');
    const listener = jest.fn();
    const stop = onPagingChoice(listener);
    writePagingChoice('pages');
    expect([readPagingChoice(), listener.mock.calls.length]).toEqual(['pages', 1]);
    window.dispatchEvent(new StorageEvent('storage'));
    expect(listener).toHaveBeenCalledTimes(2);
    stop();
    writePagingChoice('more');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('falls back to the default if the stored value is invalid', () => {
    window.localStorage.setItem('paging', JSON.stringify({ v: 1, data: 'sideways' }));
    expect(readPagingChoice()).toBe('more');
  });
});

describe('recent searches', () => {
  it('are sorted newest first, without duplicates, eight at most', () => {
    for (const text of ['a1', 'b2', 'c3', 'd4', 'e5', 'f6', 'g7', 'h8', 'i9', 'C3', '  ']) rememberSearch(text);
    expect(readRecentSearches()).toEqual(['C3', 'i9', 'h8', 'g7', 'f6', 'e5', 'd4', 'b2']);
  });

  it('keep the final word, not its prefixes', () => {
    for (const text of ['lantern', 'kn', 'knife']) rememberSearch(text);
    expect(readRecentSearches()).toEqual(['knife', 'lantern']);
  });

  it('can be deleted, and survive damaged storage', () => {
    rememberSearch('knife');
    forgetSearches();
    expect(readRecentSearches()).toEqual([]);
    window.localStorage.setItem('recent-searches', JSON.stringify({ v: 1, data: ['ok', 3, null] }));
    expect(readRecentSearches()).toEqual(['ok']);
  });
});
