import { urlOfPhoto, isSameList, photoUrl, getPhotoId, viewAround } from '@/entities/photo/photo-url';

test("an open photo is part of the list's URL, with its other parameters", () => {
  expect(photoUrl('/gallery/fire', 'p1')).toBe('/gallery/fire?photo=p1');
  expect(photoUrl('/photos?performer=a&upto=2', 'p1')).toBe('/photos?performer=a&upto=2&photo=p1');
  expect(photoUrl('/gallery/fire?photo=p1', 'p2')).toBe('/gallery/fire?photo=p2');
});

test('an open photo is read from the URL', () => {
  expect(getPhotoId('/photos?performer=a&photo=p1')).toBe('p1');
  expect([getPhotoId('/photos'), getPhotoId('/photos?photo=')]).toEqual([null, null]);
});

test.each([
  ['/photos', '/photos?photo=p1', true],
  ['/photos?upto=3&photo=p1', '/photos', true],
  ['/photos?q=tea&performer=a', '/photos?performer=a&q=tea', true],
  ['/photos?performer=a', '/photos?performer=b', false],
  ['/gallery/fire', '/gallery/still', false],
  ['/gallery/fire?page=2&photo=p41', '/gallery/fire?upto=2', true],
])('%s and %s belong to one list: %p', (one, other, same) => {
  expect(isSameList(one, other)).toBe(same);
});

describe('a photo has the same URL', () => {
  const rules = { path: '/photos', filters: { performer: /^a$/ }, sorts: ['newest'] };
  const view = { filters: { performer: 'a' }, sort: 'newest', page: 1, upto: 3 };

  test('whatever is shown around it', () => {
    expect(urlOfPhoto(rules, view, { id: 'p', index: 23 })).toBe('/photos?performer=a&photo=p');
    expect(urlOfPhoto(rules, view, { id: 'p', index: 24 })).toBe('/photos?performer=a&page=2&photo=p');
    expect(urlOfPhoto(rules, { ...view, page: 2 }, { id: 'p', index: 0 })).toBe('/photos?performer=a&page=2&photo=p');
  });

  test('with earlier photos loaded too, unless they exceed one call', () => {
    expect(viewAround({ ...view, page: 3, upto: 3 }, 'p', 5)).toMatchObject({ page: 1, upto: 3 });
    expect(viewAround({ ...view, page: 9, upto: 9 }, 'p', 5)).toMatchObject({ page: 9, upto: 9 });
    expect(viewAround({ ...view, page: 3, upto: 3 }, '', 5)).toMatchObject({ page: 3, upto: 3 });
  });
});
