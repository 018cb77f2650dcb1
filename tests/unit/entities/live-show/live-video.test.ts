import { createLiveVideo } from '@/entities/live-show/live-video';

const site = { siteUrl: 'https://encore.example', siteName: 'Encore', currency: 'USD' };
const show = {
  name: 'Late set',
  description: 'Two decks, no plan.',
  path: '/stream/nova',
  image: undefined,
  startDate: '2026-05-01T20:00:00.000Z',
};

test('a live show is a video with a picture, published by a broadcast without an invented end', () => {
  const video = createLiveVideo(site, show);
  expect(video).toMatchObject({
    '@type': 'VideoObject',
    url: 'https://encore.example/stream/nova',
    thumbnailUrl: ['https://encore.example/share.png'],
    uploadDate: show.startDate,
    publication: { '@type': 'BroadcastEvent', isLiveBroadcast: true, startDate: show.startDate },
  });
  expect(JSON.stringify(video)).not.toContain('endDate');
});

test('a planned end and an own picture are included', () => {
  const image = 'https://cdn.example/nova.jpg';
  expect(createLiveVideo(site, { ...show, image, endDate: '2026-05-01T23:00:00.000Z' })).toMatchObject({
    thumbnailUrl: [image],
    publication: { endDate: '2026-05-01T23:00:00.000Z' },
  });
});
