import { loadComments } from '@/store/comment/load-comments.saga';
import type { CommentOrder } from '@/store/comment/comment.state';
import type { PageScope } from '@/store/page-scope';
import type { CommentSearchQuery } from '@/contract/comment';

type ObjectType = NonNullable<CommentSearchQuery['objectType']>;

export const INITIAL_COMMENTS = 10;
const COMMENTS_PER_PAGE = 40;

/** Newest first is the default of servers. */
const getSort = (order: CommentOrder) => (order === 'oldest' ? ({ sortBy: 'createdAt', sort: 'asc' } as const) : {});

export const getFirstComments = (objectId: string, objectType: ObjectType, order: CommentOrder = 'newest') => ({
  objectId,
  objectType,
  limit: INITIAL_COMMENTS,
  ...getSort(order),
});

export const getMoreComments = (objectId: string, objectType: ObjectType, order: CommentOrder) => ({
  ...getFirstComments(objectId, objectType, order),
  limit: COMMENTS_PER_PAGE,
});

/** Loads an item's newest comments into the store. The comment block shows its own errors. */
export const loadItemComments = (scope: PageScope, objectId: string, objectType: ObjectType) =>
  scope.run(loadComments, getFirstComments(objectId, objectType));
