import type { Video } from '@/contract/video';
import { watchHead } from '@/features/content/videos/watch-head';
import type { WatchProps } from '@/features/content/videos/watch.loader';

const site = { siteUrl: 'https://site.example', siteName: 'Site', currency: 'USD' };
const getHead = (video: Partial<Video>) =>
  watchHead({ video: { _id: 'v1', title: 'Encore', ...video } } as WatchProps, site);

test('a video without a public picture is described with the picture of the site', () => {
  const { image, jsonLd } = getHead({
    createdAt: '2026-05-01T20:00:00.000Z',
    thumbnail: { url: 'https://cdn.example/a.jpg?token=abc', thumbnails: [] },
  });
  expect(image).toBeUndefined();
  expect(jsonLd?.[0]).toMatchObject({
    '@type': 'VideoObject',
    thumbnailUrl: ['https://site.example/share.png'],
    uploadDate: '2026-05-01T20:00:00.000Z',
  });
});

test('a video without a date is not described as a video, which would need one', () => {
  expect(getHead({}).jsonLd?.map((block) => block['@type'])).toEqual(['BreadcrumbList']);
});
