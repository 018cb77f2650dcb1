import type { MediaFile } from '@/contract/fields';
import type { Post } from '@/contract/post';
import { fileForPage, mapPresent } from '@/entities/page-data';
import { creatorForPage } from '@/entities/performer/page-performer';
import { withoutUnpaid, withoutUrl } from '@/entities/access/unpaid';
import { ok, redirect, type PageOutcome } from '@/lib/page/outcome';
import { pick } from '@/lib/record';
import { paths } from '@/lib/page/paths';
import { readParameter } from '@/lib/lists/query';
import type { PageScope } from '@/store/page-scope';
import { postState, type PostState } from './post-state';

export interface PostPage {
  /** Without its text, which is in `html`. */
  post: Omit<Post, 'content' | 'files'>;
  /** Sanitized text. */
  html: string;
  /** Files; those of a locked post without their full URL. */
  files: MediaFile[];
  state: PostState;
}

const forPage = (post: Post): PostPage['post'] => ({
  ...pick(post, '_id', 'title', 'slug', 'shortDescription', 'isSale', 'price', 'isBought'),
  ...pick(post, 'totalLike', 'totalComment', 'isLiked', 'isBookMarked', 'createdAt', 'updatedAt'),
  image: post.image && { ...fileForPage(post.image), thumnails: post.image.thumnails },
  performer: mapPresent(post.performer, creatorForPage),
});

/**
 * Loads a post by ID or slug. The same API call serves site pages and stories, which have their own URLs.
 * `besides` loads what another feature shows on the page once the post is known.
 */
export async function loadPost(
  { services, query, signal, getState, apiUrl }: PageScope,
  besides: (post: Post) => Promise<unknown>,
): Promise<PageOutcome<PostPage>> {
  const { data } = await services.posts.get(readParameter(query, 'id'), { signal });
  const post = withoutUnpaid(data, getState().user.current._id);
  if (post.type === 'page') return redirect(paths.page(post));
  if (post.type === 'story' && post.performerId) return redirect(paths.stories({ _id: post.performerId }));

  const state = postState(post);
  const [{ sanitize }, { formatMarkup, withoutMarks }] = await Promise.all([
    import('@/lib/safe-html'),
    import('@/entities/post/post-markup'),
    besides(post),
  ]);
  const { content = '', files = [], shortDescription } = post;
  return ok({
    post: { ...forPage(post), shortDescription: shortDescription && withoutMarks(shortDescription) },
    html: sanitize(formatMarkup(sanitize(content, apiUrl)), apiUrl),
    files: files.map(fileForPage).map((file) => (state.kind === 'open' ? file : withoutUrl(file))),
    state,
  });
}
