import { galleryBody, galleryProblems, galleryValues, NEW_GALLERY } from '@/features/studio/galleries/gallery-values';
import { limitProblems } from '@/features/studio/shared/form/limit';
import { LIMITS } from '@/features/studio/shared/form/limits';

const getProblems = (values: typeof NEW_GALLERY) => ({
  ...limitProblems(LIMITS.createGallery, values),
  ...galleryProblems(values),
});
const typed = (values: Partial<typeof NEW_GALLERY>) => ({ ...NEW_GALLERY, name: 'Garden', ...values });

test('gallery data from the server is returned unchanged without edits', () => {
  const gallery = {
    _id: '1',
    name: 'Garden',
    description: 'Green',
    status: 'draft' as const,
    isSale: true,
    price: 4.5,
    categoryIds: ['a'],
  };
  expect(galleryBody(galleryValues(gallery))).toEqual({
    name: 'Garden',
    description: 'Green',
    status: 'draft',
    isSale: true,
    price: 4.5,
    categoryIds: ['a'],
  });
});

test('a subscribers-only gallery has no price, whatever was typed before', () => {
  expect(galleryBody(typed({ access: 'subscribers', price: '20' }))).toMatchObject({ isSale: false, price: 0 });
  expect(galleryBody(typed({ access: 'free', price: '20' }))).toMatchObject({ isSale: true, price: 0 });
});

test.each([
  ['no name', typed({ name: '  ' }), 'name'],
  ['an endless name', typed({ name: 'x'.repeat(151) }), 'name'],
  ['an endless description', typed({ description: 'x'.repeat(5001) }), 'description'],
  ['no price', typed({ access: 'sale' }), 'price'],
  ['a price in words', typed({ access: 'sale', price: 'much' }), 'price'],
])('gallery validation reports %s', (_what, values, field) => {
  const problems = Object.entries(getProblems(values)).filter(([, problem]) => problem !== undefined);
  expect(problems.map(([name]) => name)).toEqual([field]);
});
