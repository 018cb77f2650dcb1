import { defaultTab } from '@/features/discovery/categories/category-list';

test.each([
  ['product', 'shop'],
  [undefined, 'videos'],
  ['playlist' as 'video', 'videos'],
] as const)('the group %s opens on %s', (group, tab) => {
  expect(defaultTab({ group })).toBe(tab);
});
