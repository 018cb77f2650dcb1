import { readView, SEARCH_TEXT } from '@/lib/lists/list-url';
import { listHead, pagedTitle } from '@/lib/lists/list-head';

const LIST = {
  path: '/things',
  filters: { q: SEARCH_TEXT, color: /^[a-z]+$/, size: /^[a-z]+$/ },
  sorts: ['popular', 'newest'],
};
const site = { siteUrl: 'https://site.example', siteName: 'Site', currency: 'USD' };
const entries = [{ name: 'One', path: '/thing/one' }];
const getHead = (query: Record<string, string>, total = 100) =>
  listHead(site, LIST, { view: readView(LIST, query), total, entries });

it('the head links the previous and next page', () => {
  expect(getHead({ page: '2', color: 'red' })).toMatchObject({
    canonical: '/things?color=red&page=2',
    prev: '/things?color=red',
    next: '/things?color=red&page=3',
  });
  expect(getHead({})).toMatchObject({ canonical: '/things', prev: undefined, next: '/things?page=2' });
  expect(getHead({ page: '5' }).next).toBeUndefined();
  // No URL has a later page.
  expect(getHead({ page: '1000' }, 100_000).next).toBeUndefined();
});

it('an extended list has the canonical URL of its first page', () => {
  expect(getHead({ upto: '3' }).canonical).toBe('/things');
});

it.each([
  ['the plain list', {}, false],
  ['a further page', { page: '2' }, false],
  ['one filter', { color: 'red' }, false],
  ['two filters', { color: 'red', size: 'small' }, true],
  ['free text', { q: 'red' }, true],
  ['another order', { sort: 'newest' }, true],
])('%s: noindex is %s', (_, query, noindex) => {
  expect(getHead(query as Record<string, string>).noindex).toBe(noindex);
});

it('an empty list is not indexed', () => {
  const head = listHead(site, LIST, { view: readView(LIST, {}), total: 0, entries: [] });
  expect(head).toMatchObject({ noindex: true, jsonLd: [] });
});

it('item numbers continue across pages', () => {
  expect(getHead({ page: '3' }).jsonLd).toEqual([
    {
      '@type': 'ItemList',
      itemListElement: [{ '@type': 'ListItem', position: 49, name: 'One', url: 'https://site.example/thing/one' }],
    },
  ]);
});

it('page titles differ', () => {
  expect(pagedTitle('Things', readView(LIST, {}))).toBe('Things');
  expect(pagedTitle('Things', readView(LIST, { page: '4' }))).toBe('Things, page 4');
});
