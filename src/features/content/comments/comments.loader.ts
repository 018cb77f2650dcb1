import { loadComments } from '@/store/comment/load-comments.saga';
import type { PageScope } from '@/store/page-scope';
import type { CommentSearchQuery } from '@/contract/comment';

/** Comments that come with a page. */
export const COMMENTS_AT_ONCE = 10;
/** Comments that come with each press on "Show more": who asks for more wants to read. */
export const COMMENTS_PER_PAGE = 40;

/** The newest comments on an object into the store. A failure is the block's own to show. */
export const loadCommentsOf = (scope: PageScope, objectId: string, objectType: NonNullable<CommentSearchQuery['objectType']>) =>
  scope.run(loadComments, { objectId, objectType, limit: COMMENTS_AT_ONCE });
