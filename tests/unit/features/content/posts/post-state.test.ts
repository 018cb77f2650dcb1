import type { Post } from '@/contract/post';
import { contentsOf, postState } from '@/features/content/posts/post-state';

const post = (extra: Partial<Post>): Post => ({ _id: 'p', title: 'Post', content: '', ...extra });
const closedFile = { type: 'photo', url: null };

test.each<[string, Partial<Post>, ReturnType<typeof postState>]>([
  ['what is sold and not bought', { isSale: true, price: 8, isBought: false }, { kind: 'locked', price: 8 }],
  ['what is for members, seen by a guest', { isSale: false, isBought: false, isSubscribed: false }, { kind: 'locked', price: null }],
  ['pictures that are sold', { isSale: true, price: 8, isBought: false, files: [closedFile] }, { kind: 'locked', price: 8 }],
  ['what is free', { isSale: true, price: 0, isBought: false, isSubscribed: false }, { kind: 'open' }],
  ['what was bought and has no words', { isSale: true, price: 8, isBought: true }, { kind: 'open' }],
  ['what the server has sent, such as to its owner', { isSale: true, price: 8, isBought: false, content: '<p>Mine</p>' }, { kind: 'open' }],
  ['a picture that the server has sent', { isSale: true, price: 8, files: [{ type: 'photo', url: '/a.jpg' }] }, { kind: 'open' }],
  ['what is for members, seen by one', { isSale: false, isBought: false, isSubscribed: true }, { kind: 'open' }],
  ['a post of a server that says nothing of access', {}, { kind: 'open' }],
])('%s', (_what, extra, state) => {
  expect(postState(post(extra))).toEqual(state);
});

test('locked content of a post is counted in words', () => {
  expect(contentsOf([{ type: 'video' }, { type: 'photo' }, { mimeType: 'image/png' }])).toBe('1 video and 2 pictures');
  expect(contentsOf([{ mimeType: 'video/mp4' }, { mimeType: 'application/vnd.apple.mpegurl' }])).toBe('2 videos');
  expect(contentsOf([{ type: 'document' }])).toBe('');
});
