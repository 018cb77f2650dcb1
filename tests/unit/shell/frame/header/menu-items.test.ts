import type { MenuItem } from '@/contract/settings';
import { menuEntries } from '@/shell/frame/header/menu-items';

const item = (title: string, extra: Partial<MenuItem> = {}): MenuItem => ({
  _id: title,
  title,
  path: `/${title}`,
  internal: true,
  ...extra,
});
const titles = (items: MenuItem[] | undefined, section: 'main' | 'header' | 'footer') =>
  menuEntries(items, section).map(({ title }) => title);

test('a section has its own entries in order, with nested entries after their parent, at any depth', () => {
  const items = [
    item('returns', { section: 'footer', parentId: 'terms', ordering: 3 }),
    item('windows', { section: 'footer', parentId: 'returns', ordering: 0 }),
    item('privacy', { section: 'footer', ordering: 2 }),
    item('terms', { section: 'footer', ordering: 1 }),
    item('videos', { ordering: 0 }),
  ];
  expect(titles(items, 'footer')).toEqual(['terms', 'returns', 'windows', 'privacy']);
  expect(titles(items, 'main')).toEqual(['videos']);
  expect(titles(items, 'header')).toEqual([]);
});

test('an entry without its parent is a top-level entry', () => {
  expect(titles([item('lost', { section: 'footer', parentId: 'gone' })], 'footer')).toEqual(['lost']);
});

test('entries that are below themselves come last', () => {
  const items = [
    item('own', { section: 'footer', parentId: 'own', ordering: 0 }),
    item('hen', { section: 'footer', parentId: 'egg', ordering: 1 }),
    item('egg', { section: 'footer', parentId: 'hen', ordering: 2 }),
    item('terms', { section: 'footer', ordering: 3 }),
  ];
  expect(titles(items, 'footer')).toEqual(['terms', 'own', 'hen', 'egg']);
});

test('entries link to pages of this site, other sites, email addresses or phones, never to code', () => {
  const items = [
    item('own', { path: 'shop' }),
    item('web', { path: 'https://a.example/', internal: false }),
    item('bare host', { path: 'www.partner.example/shop', internal: false }),
    item('email', { path: 'mailto:help@a.example', internal: false }),
    item('phone', { path: 'tel:+1 555 0100', internal: false }),
    item('code', { path: 'javascript:alert(1)', internal: false }),
    item('data', { path: 'data:text/html,x', internal: false }),
    item('dotted code', { path: 'a.b:alert(1)', internal: false }),
    item('other', { path: '//evil.example', internal: false }),
    item('tab', { path: '/\t/evil.example', internal: false }),
    item('bare tab', { path: '\t/evil.example' }),
    item('spaced', { path: '/page/house rules' }),
  ];
  expect(menuEntries(items, 'main').map(({ href, internal }) => [href, internal])).toEqual([
    ['/shop', true],
    ['https://a.example/', false],
    ['https://www.partner.example/shop', false],
    ['mailto:help@a.example', false],
    ['tel:+1 555 0100', false],
    ['/page/house%20rules', true],
  ]);
});

test('a site without a main menu still has navigation', () => {
  expect(titles(undefined, 'main')).toEqual(
    expect.arrayContaining(['Performers', 'Videos', 'Galleries', 'Live', 'Shop', 'Posts']),
  );
});
