import type { RootState } from '../root-reducer';
import { emptyThread, type CommentThread } from './comment.state';

const NONE = emptyThread();

/** The comments on an object; an empty thread before the first request. */
export const selectThread =
  (objectId: string) =>
  ({ comment }: RootState): CommentThread =>
    comment.commentMapping[objectId] ?? NONE;
