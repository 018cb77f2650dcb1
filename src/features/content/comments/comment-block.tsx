import { useEffect } from 'react';
import type { DiscussionProps } from '@/entities/access/item-slots';
import { SectionHeader } from '@/components/section/section-header';
import type { CreateCommentBody } from '@/contract/comment';
import { formatQuantity } from '@/lib/format/format';
import { selectThread } from '@/store/comment/comment.selectors';
import { commentsRequested } from '@/store/comment/comment.slice';
import { activeObjectChanged } from '@/store/comment/comment.state';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CommentForm } from './comment-form';
import { CommentList } from './comment-list';
import { ModeratesContext } from './moderation';
import { INITIAL_COMMENTS } from './comments.loader';
import styles from './comments.module.css';

interface Props extends DiscussionProps {
  objectType: NonNullable<CreateCommentBody['objectType']>;
}

export function CommentBlock({ objectId, objectType, ownerIds = [], onSeek }: Props) {
  const dispatch = useAppDispatch();
  const thread = useAppSelector(selectThread(objectId));
  const moderates = useAppSelector(({ auth }) => auth.authUser !== null && ownerIds.includes(auth.authUser._id));
  const isKnown = useAppSelector(({ comment }) => Boolean(comment.commentMapping[objectId]));

  useEffect(() => {
    dispatch(activeObjectChanged({ _id: objectId }));
    return () => void dispatch(activeObjectChanged({ _id: '' }));
  }, [dispatch, objectId]);

  // Not every page loads comments, and a login as another user clears them.
  useEffect(() => {
    if (!isKnown) dispatch(commentsRequested({ objectId, objectType, limit: INITIAL_COMMENTS }));
  }, [dispatch, isKnown, objectId, objectType]);

  const { total } = thread;
  return (
    <section className={styles.block} aria-labelledby="comments">
      <SectionHeader id="comments" title={total > 0 ? formatQuantity(total, 'comment') : 'Comments'} />
      <CommentForm objectId={objectId} objectType={objectType} />
      <ModeratesContext value={moderates}>
        <CommentList
          objectId={objectId}
          objectType={objectType}
          onSeek={onSeek}
          thread={thread}
          loading={!isKnown || thread.requesting}
        />
      </ModeratesContext>
    </section>
  );
}
