import { pickChanges } from '@/features/studio/shared/form/pick-changes';
import { productParts, productValues } from '@/features/studio/products/product-values';
import { valuesOfVideo, videoText } from '@/features/studio/videos/video-values';

test('an update of a product has only what was changed', () => {
  const initial = productValues({ _id: 'p', name: 'Tee', price: 20, stock: 5, imageIds: ['a', 'b'] });
  const change = (edits: Partial<typeof initial>) => {
    const values = { ...initial, ...edits };
    return pickChanges(productParts(values), values, initial);
  };
  expect(change({})).toEqual({});
  expect(change({ name: 'Tee, black' })).toEqual({ name: 'Tee, black' });
  expect(change({ stock: '0', imageIds: ['b', 'a'] })).toEqual({ stock: 0, imageIds: ['b', 'a'] });
});

test('an update of a video has all terms of its sale or publication if one of them changed', () => {
  // A video hidden while it was scheduled and for sale keeps both.
  const video = { _id: 'v', title: 'Evening', status: 'inactive', isSale: false, price: 40, isSchedule: true } as const;
  const initial = valuesOfVideo({ ...video, scheduledAt: '2030-06-01T18:00:00.000Z' }, 'UTC');
  const change = (edits: Partial<typeof initial>) => {
    const values = { ...initial, ...edits };
    return pickChanges(videoText(values), values, initial);
  };
  expect(change({ title: 'Night' })).toEqual({ title: 'Night' });
  expect(change({ access: 'free' })).toEqual({ isSale: true, price: 0 });
  expect(change({ status: 'active', isSchedule: false })).toMatchObject({ status: 'active', isSchedule: false });
});
