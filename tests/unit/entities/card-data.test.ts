import { galleryForCard, performerForCard, photoForGrid, postForCard, videoForCard } from '@/entities/card-data';

it('card data of a video contains what its card shows, and no media URL', () => {
  const performer = { _id: 'p', name: 'Aria', username: 'aria', bio: 'Long story', dateOfBirth: '1990-01-01' };
  const card = videoForCard({
    _id: 'v',
    title: 'First',
    slug: 'first',
    description: 'Long text',
    performer,
    thumbnail: { url: '/big.jpg', thumbnails: ['/small.jpg', '/other.jpg'] },
    teaser: { url: '/teaser.mp4', duration: 9 },
    video: { url: '/film.m3u8', duration: 120 },
    stats: { views: 5, likes: 2 },
  });
  expect(card).toMatchObject({
    title: 'First',
    video: { duration: 120 },
    stats: { views: 5 },
    performers: [{ _id: 'p', name: 'Aria', username: 'aria' }],
  });
  expect(card.thumbnail?.thumbnails).toEqual(['/small.jpg']);
  expect(JSON.stringify(card)).not.toMatch(/film|teaser|Long|1990/);
});

test.each([
  [6, true],
  [8, undefined],
])('card data of a video published %d days ago has isNew: %p', (days, isNew) => {
  const createdAt = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString();
  expect(videoForCard({ _id: 'v', title: 'First', createdAt }).isNew).toBe(isNew);
});

it('card data of a performer contains what the card shows', () => {
  const card = performerForCard({
    _id: 'p',
    name: 'Aria',
    username: 'aria',
    bio: 'Long story',
    live: 1,
    stats: { likes: 3, totalVideos: 4, views: 9 },
  });
  expect(card).toMatchObject({ name: 'Aria', live: 1, stats: { likes: 3, totalVideos: 4 } });
  expect(card).not.toHaveProperty('bio');
});

it('card data of a gallery contains the preview of its cover, because the full cover may be locked', () => {
  const card = galleryForCard({
    _id: 'g',
    title: 'Fire',
    slug: 'fire',
    description: 'Long text',
    numOfItems: 3,
    performers: [{ _id: 'p', name: 'Kenji', username: 'kenji', bio: 'Long story' }],
    coverPhoto: { url: '/whole.jpg', thumbnails: ['/small.jpg'] },
  });
  expect(card).toMatchObject({
    name: 'Fire',
    slug: 'fire',
    numOfItems: 3,
    coverPhoto: { thumbnails: ['/small.jpg'] },
    performer: { name: 'Kenji' },
  });
  expect(JSON.stringify(card)).not.toMatch(/whole|Long/);
});

it("card data of a photo contains its gallery, by any of the server's field names", () => {
  const photo = {
    _id: 'x',
    photo: { url: '/whole.jpg', thumbnails: ['/small.jpg', '/other.jpg'], width: 3, height: 2, size: 99 },
  };
  const where = { galleryId: 'g', targetInfo: { _id: 'g', name: 'Fire' } };
  expect(
    photoForGrid({ ...photo, galleryId: 'g', gallery: { _id: 'g', title: 'Fire', description: 'Long text' } }, ''),
  ).toMatchObject(where);
  expect(
    photoForGrid({ ...photo, target: 'gallery', targetId: 'g', targetInfo: { _id: 'g', name: 'Fire' } }, ''),
  ).toMatchObject(where);
  expect(
    photoForGrid({ ...photo, target: 'video', targetId: 'v', targetInfo: { _id: 'v', title: 'Dawn' } }, ''),
  ).toMatchObject({ galleryId: undefined, targetInfo: null });
  expect(photoForGrid(photo, '').photo).toEqual({ url: '/whole.jpg', thumbnails: ['/small.jpg'], width: 3, height: 2 });
});

it('card data of a photo has no full picture if its gallery is not paid for, which is reported', () => {
  const warn = jest.spyOn(console, 'warn').mockReturnValue();
  const gallery = { _id: 'g', isSale: true, price: 9, performerId: 'p' };
  const urlFor = (viewerId: string, changes: object = {}) =>
    photoForGrid(
      { _id: 'x', photo: { url: '/whole.jpg', thumbnails: ['/small.jpg'] }, gallery: { ...gallery, ...changes } },
      viewerId,
    ).photo?.url;
  expect([urlFor(''), urlFor('fan', { isBought: false })]).toEqual([null, null]);
  expect(warn).toHaveBeenCalledTimes(2);
  expect([
    urlFor('', { price: 0 }),
    urlFor('', { isSale: false }),
    urlFor('fan', { isBought: true }),
    urlFor('fan', { isBought: false, isSubscribed: true }),
    urlFor('p', { isBought: false }),
  ]).toEqual(Array(5).fill('/whole.jpg'));
  expect(warn).toHaveBeenCalledTimes(2);
  warn.mockRestore();
});

it('card data of a post contains what its card shows, and no restricted content', () => {
  const card = postForCard({
    _id: 't',
    title: 'Tour',
    shortDescription: 'First lines',
    content: '<p>Whole text</p>',
    files: [{ url: '/film.m3u8' }],
    image: { url: '/big.jpg', thumnails: ['/small.jpg'] },
    performer: { _id: 'p', name: 'Aria', username: 'aria', bio: 'Long story' },
    price: 8,
  });
  expect(card).toMatchObject({
    title: 'Tour',
    shortDescription: 'First lines',
    price: 8,
    image: { url: '/small.jpg' },
    performer: { name: 'Aria' },
  });
  expect(JSON.stringify(card)).not.toMatch(/Whole|film|big|Long/);
});
