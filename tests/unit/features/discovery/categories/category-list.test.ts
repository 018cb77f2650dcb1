import { usualTab } from '@/features/discovery/categories/category-list';

test.each([
  ['product', 'shop'],
  [undefined, 'videos'],
  ['playlist' as 'video', 'videos'],
] as const)('the group %s opens on %s', (group, tab) => {
  expect(usualTab({ group })).toBe(tab);
});
