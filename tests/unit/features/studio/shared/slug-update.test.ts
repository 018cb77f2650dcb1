import { isSlugOutdated, hasNoLinks } from '@/features/studio/shared/use-slug-update';

test.each([
  ['My very first video', 'short', true],
  ['My very first video', 'my-very-first-video', false],
  ['My very first video', 'my-very-first-video-3f2a91', false],
  ['Señorita, 2nd take!', 'senorita-2nd-take', false],
  ['Rock & Roll', 'rock-and-roll', false],
  ['Rock & Roll', 'rock-roll', false],
  ["R&B, don't stop", 'randb-dont-stop', false],
  ["R&B, don't stop", 'r-b-don-t-stop', false],
  ['Straße', 'strasse', false],
  ['Straße', 'street', true],
  ['Über uns', 'ueber-uns', false],
  ['Café nights', 'caf-nights', false],
  ['Café nights', 'short', true],
  ['A café', 'a-theater', true],
  ['Утро', 'utro', false],
  ['!!!', 'untitled', false],
])('the title %j is compared with the slug %j', (title, slug, differs) =>
  expect(isSlugOutdated({ title, slug })).toBe(differs),
);

test('a slug may change only while nobody can have a link to it', () => {
  expect(hasNoLinks({ stats: { views: 0, likes: 0, comments: 0 }, sold: 0 })).toBe(true);
  expect(hasNoLinks({ stats: { views: 1 } })).toBe(false);
  expect(hasNoLinks({ stats: { views: 0, comments: 1 } })).toBe(false);
  expect(hasNoLinks({ stats: { views: 0 }, sold: 1 })).toBe(false);
  expect(hasNoLinks({})).toBe(false);
});
