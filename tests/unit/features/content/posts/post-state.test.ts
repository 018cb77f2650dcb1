import type { Post } from '@/contract/post';
import { getContents } from '@/entities/post/post-files';
import { postState } from '@/features/content/posts/post-state';

const post = (extra: Partial<Post>): Post => ({ _id: 'p', title: 'Post', content: '', ...extra });
const closedFile = { type: 'photo', url: null };

test.each<[string, Partial<Post>, ReturnType<typeof postState>]>([
  ['a sold post that was not bought', { isSale: true, price: 8, isBought: false }, { kind: 'locked', price: 8 }],
  [
    'a members-only post, for a guest',
    { isSale: false, isBought: false, isSubscribed: false },
    { kind: 'locked', price: null },
  ],
  [
    'a sold post with images',
    { isSale: true, price: 8, isBought: false, files: [closedFile] },
    { kind: 'locked', price: 8 },
  ],
  [
    'a free post',
    { isSale: true, price: 0, isBought: false, isSubscribed: false, content: '<p>Hi</p>' },
    { kind: 'open' },
  ],
  [
    'a free post that the server withholds until it is ordered',
    { isSale: true, price: 0, isBought: false, files: [closedFile] },
    { kind: 'locked', price: 0 },
  ],
  ['a bought post without text', { isSale: true, price: 8, isBought: true }, { kind: 'open' }],
  [
    'a post whose text was sent, for example to its owner',
    { isSale: true, price: 8, isBought: false, content: '<p>Mine</p>' },
    { kind: 'open' },
  ],
  [
    'a post whose image was sent',
    { isSale: true, price: 8, files: [{ type: 'photo', url: '/a.jpg' }] },
    { kind: 'open' },
  ],
  ['a members-only post, for a member', { isSale: false, isBought: false, isSubscribed: true }, { kind: 'open' }],
  ['a post without access data', {}, { kind: 'open' }],
])('the lock state of %s', (_what, extra, state) => {
  expect(postState(post(extra))).toEqual(state);
});

test('locked content of a post is counted in words', () => {
  expect(getContents([{ type: 'video' }, { type: 'photo' }, { mimeType: 'image/png' }])).toBe('1 video and 2 photos');
  expect(getContents([{ mimeType: 'video/mp4' }, { mimeType: 'application/vnd.apple.mpegurl' }])).toBe('2 videos');
  expect(getContents([{ type: 'audio' }, { type: 'feed-video' }, { type: 'photo' }, { mimeType: 'audio/mpeg' }])).toBe(
    '1 video, 2 audio files and 1 photo',
  );
  expect(getContents([{ type: 'document' }])).toBe('');
});
