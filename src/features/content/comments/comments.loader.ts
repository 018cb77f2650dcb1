import { loadComments } from '@/store/comment/load-comments.saga';
import type { PageScope } from '@/store/page-scope';
import type { CommentSearchQuery } from '@/contract/comment';

export const INITIAL_COMMENTS = 10;
export const COMMENTS_PER_PAGE = 40;

/** Loads an item's newest comments into the store. The comment block shows its own errors. */
export const loadItemComments = (
  scope: PageScope,
  objectId: string,
  objectType: NonNullable<CommentSearchQuery['objectType']>,
) => scope.run(loadComments, { objectId, objectType, limit: INITIAL_COMMENTS });
