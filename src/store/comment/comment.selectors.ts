import type { RootState } from '../root-reducer';
import { emptyThread, type CommentThread } from './comment.state';

const NONE = emptyThread();

export const selectThread =
  (objectId: string) =>
  ({ comment }: RootState): CommentThread =>
    comment.commentMapping[objectId] ?? NONE;
