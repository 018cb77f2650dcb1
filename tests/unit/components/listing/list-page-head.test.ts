import type { FilterSet } from '@/components/listing/filter-set';
import { listPageHead } from '@/components/listing/list-page-head';
import { readView, SEARCH_TEXT, SERVER_VALUE } from '@/lib/lists/list-url';

type Filter = 'q' | 'category';

const LIST = { path: '/things', filters: { q: SEARCH_TEXT, category: SERVER_VALUE }, sorts: ['newest'] };
const site = { siteUrl: 'https://site.example', siteName: 'Site', currency: 'USD' };

function getHead(category: string, facts: Partial<FilterSet<Filter>> = {}) {
  const options = [{ value: 'c1', label: 'Jazz' }];
  const set: FilterSet<Filter> = {
    search: { name: 'q', label: 'Search' },
    choices: [{ name: 'category', label: 'Category', any: 'Any category', options }],
    switches: [],
    sorts: [],
    ...facts,
  };
  const page = { view: readView<Filter>(LIST, { category }), total: 1, entries: [{ name: 'One', path: '/thing/one' }] };
  return listPageHead(site, LIST, page, { title: 'Things', description: '', set });
}

test('the title of a list names the chosen category', () => {
  expect(getHead('c1')).toMatchObject({ title: 'Things · Jazz', noindex: false });
});

test('a list of an unknown category is not indexed, and its title has no ID', () => {
  expect(getHead('65fa0c')).toMatchObject({ title: 'Things', noindex: true });
});

test('a list stays indexed while the names of categories fail to load', () => {
  expect(getHead('c1', { choices: [], incomplete: true })).toMatchObject({ title: 'Things', noindex: false });
});
