import { hasOtherAddress, isUnlinked } from '@/features/studio/shared/use-address-change';

test.each([
  ['My very first video', 'short', true],
  ['My very first video', 'my-very-first-video', false],
  ['My very first video', 'my-very-first-video-3f2a91', false],
  ['Señorita, 2nd take!', 'senorita-2nd-take', false],
  ['!!!', 'untitled', false],
])('the address of %j is compared with %j', (title, slug, differs) =>
  expect(hasOtherAddress({ title, slug })).toBe(differs),
);

test('an address may change only while nobody can have a link to it', () => {
  expect(isUnlinked({ stats: { views: 0, likes: 0, comments: 0 }, sold: 0 })).toBe(true);
  expect(isUnlinked({ stats: { views: 1 } })).toBe(false);
  expect(isUnlinked({ stats: { views: 0, comments: 1 } })).toBe(false);
  expect(isUnlinked({ stats: { views: 0 }, sold: 1 })).toBe(false);
  expect(isUnlinked({})).toBe(false);
});
