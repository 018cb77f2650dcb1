import { performerForCard, videoForCard } from '@/lib/card-data';

it('carries of a video what its card shows, and no address of a film', () => {
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
  expect(card).toMatchObject({ title: 'First', video: { duration: 120 }, stats: { views: 5 }, performers: [{ _id: 'p', name: 'Aria', username: 'aria' }] });
  expect(card.thumbnail?.thumbnails).toEqual(['/small.jpg']);
  expect(JSON.stringify(card)).not.toMatch(/film|teaser|Long|1990/);
});

it('carries of a performer what the card shows', () => {
  const card = performerForCard({ _id: 'p', name: 'Aria', username: 'aria', bio: 'Long story', live: 1, stats: { likes: 3, totalVideos: 4, views: 9 } });
  expect(card).toMatchObject({ name: 'Aria', live: 1, stats: { likes: 3, totalVideos: 4 } });
  expect(card).not.toHaveProperty('bio');
});
