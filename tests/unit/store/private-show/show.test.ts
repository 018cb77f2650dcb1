import { isPublishedBy, belongsToShow } from '@/store/private-show/show';

const show = { kind: 'private', sessionId: '5f0c2b1e-77' } as const;

test.each(['65a0f3c2b1d4e5f6a7b8c9d0', '8f14e45f-ceea-467f-a0e1-4b2d6c1f9a3e', '7'])(
  'streams of a private show are recognized by the user id %s, also if the media server appends to it',
  (userId) => {
    expect(isPublishedBy(show, `private-5f0c2b1e-77-${userId}`, userId)).toBe(true);
    expect(isPublishedBy(show, `private-5f0c2b1e-77-${userId}-1080p`, userId)).toBe(true);
    expect(isPublishedBy(show, `private-5f0c2b1e-77-${userId}1`, userId)).toBe(false);
    expect(isPublishedBy(show, `group-5f0c2b1e-77-${userId}`, userId)).toBe(false);
  },
);

test('a stream of another show is not of this one', () => {
  expect(belongsToShow(show, 'private-5f0c2b1e-77-8f14e45f-ceea')).toBe(true);
  expect(belongsToShow(show, 'private-5f0c2b1e-778-8f14e45f-ceea')).toBe(false);
});
