import { isStreamOf, isStreamOfShow } from '@/store/private-show/show';

const show = { kind: 'private', streamId: '5f0c2b1e-77' } as const;

test.each(['65a0f3c2b1d4e5f6a7b8c9d0', '8f14e45f-ceea-467f-a0e1-4b2d6c1f9a3e', '7'])(
  'streams of a private show are recognized by the user id %s, also if the media server appends to it',
  (userId) => {
    expect(isStreamOf(show, `private-5f0c2b1e-77-${userId}`, userId)).toBe(true);
    expect(isStreamOf(show, `private-5f0c2b1e-77-${userId}-1080p`, userId)).toBe(true);
    expect(isStreamOf(show, `private-5f0c2b1e-77-${userId}1`, userId)).toBe(false);
    expect(isStreamOf(show, `group-5f0c2b1e-77-${userId}`, userId)).toBe(false);
  },
);

test('a stream of another show is not of this one', () => {
  expect(isStreamOfShow(show, 'private-5f0c2b1e-77-8f14e45f-ceea')).toBe(true);
  expect(isStreamOfShow(show, 'private-5f0c2b1e-778-8f14e45f-ceea')).toBe(false);
});
