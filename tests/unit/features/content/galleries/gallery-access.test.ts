import type { Gallery } from '@/contract/gallery';
import { getGalleryAccess } from '@/features/content/galleries/gallery-access';

const whole = { _id: 'p', photo: { url: 'http://api.test/p.jpg', thumbnails: [] } };
const locked = { _id: 'p', photo: { url: null, thumbnails: ['http://api.test/blur.jpg'] } };
const access = (gallery: Partial<Gallery>, photo: typeof whole | typeof locked | undefined, viewer = 'me') =>
  getGalleryAccess({ _id: 'g', ...gallery }, photo, viewer);

const forSale = { isSale: true, price: 20 };

test.each([
  ['the visitor has not paid', { ...forSale, isBought: false }, locked, 'closed'],
  ['it is bought', { ...forSale, isBought: true }, whole, 'bought'],
  ['it is free', { isSale: true, price: 0, isBought: false }, whole, 'free'],
  ['it is free, but the server withholds the photos until it is ordered', { isSale: true, price: 0 }, locked, 'closed'],
  [
    'it is for members, and the visitor is not one',
    { isSale: false, isBought: false, isSubscribed: false },
    locked,
    'closed',
  ],
  [
    'it is for members, and the visitor is one',
    { isSale: false, isBought: true, isSubscribed: true },
    whole,
    'subscribed',
  ],
  ['it belongs to the visitor', { ...forSale, isBought: false, performerIds: ['me'] }, whole, 'own'],
  ['the server omits its flags and sends the photos', {}, whole, 'open'],
  ['the server omits its flags and the photos', {}, locked, 'closed'],
  ['the server sends a blurred image as the photo', { ...forSale, isBought: false }, whole, 'closed'],
  ['the photos couldn’t be loaded and it is not bought', { ...forSale, isBought: false }, undefined, 'closed'],
  ['the photos couldn’t be loaded and it is bought', { ...forSale, isBought: true }, undefined, 'bought'],
] as const)('gallery access if %s', (_when, gallery, photo, expected) => {
  expect(access(gallery as Partial<Gallery>, photo)).toBe(expected);
});

test('a guest owns nothing, even if the server omits the owner', () => {
  expect(access({ performerId: '', ...forSale, isBought: false }, locked, '')).toBe('closed');
});
