import { postHead } from '@/features/content/posts/post-head';
import type { PostPage } from '@/features/content/posts/post.loader';

const site = { siteUrl: 'https://site.example', siteName: 'Site', currency: 'USD' };
const getText = (page: Pick<PostPage, 'html' | 'state'>) =>
  postHead({ post: { _id: 'p1', title: 'Tour', shortDescription: 'We are on tour.' }, files: [], ...page }, site)
    .jsonLd?.[0]?.text;

test('a post without a picture is described by its text', () => {
  expect(getText({ html: '<p>We play &amp; sing.</p>', state: { kind: 'open' } })).toBe('We play & sing.');
});

test('a locked post is described by what everybody can read', () => {
  expect(getText({ html: '', state: { kind: 'locked', price: 5 } })).toBe('We are on tour.');
});
