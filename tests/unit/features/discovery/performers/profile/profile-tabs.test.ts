import { getTab, tabPath, tabQuery, tabRules } from '@/features/discovery/performers/profile/profile-tabs';
import { getListUrl, readView } from '@/lib/lists/list-url';

const aria = { _id: 'a1', username: 'aria' };

it('the requested profile tab is opened, otherwise the first', () => {
  expect([
    getTab({}),
    getTab({ tab: 'photos' }),
    getTab({ tab: 'about' }),
    getTab({ tab: 'secrets' }),
    getTab({ tab: 'toString' }),
  ]).toEqual(['videos', 'photos', 'about', 'videos', 'videos']);
});

it('every tab, page and order has one URL', () => {
  const rules = tabRules(aria, 'shop');
  const view = readView(rules, { tab: 'shop', sort: 'price', page: '2' });
  expect(getListUrl(rules, view)).toBe('/performers/aria?tab=shop&sort=price&page=2');
  expect(tabPath(aria, 'videos')).toBe('/performers/aria');
});

it('the order is requested in server parameters', () => {
  const view = (sort: string) => ({ filters: {}, sort, page: 1, upto: 1 });
  expect(tabQuery(aria, view('newest'))).toEqual({ performerId: 'a1', sortBy: 'newest' });
  expect(tabQuery(aria, view('price'))).toEqual({ performerId: 'a1', sortBy: 'price', sort: 'asc' });
});
