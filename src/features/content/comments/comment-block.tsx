import { useEffect } from 'react';
import type { DiscussionProps } from '@/entities/access/item-slots';
import { CompactSelect } from '@/components/listing/compact-select';
import { SectionHeader } from '@/components/section/section-header';
import type { CreateCommentBody } from '@/contract/comment';
import { formatQuantity } from '@/lib/format/format';
import { selectThread } from '@/store/comment/comment.selectors';
import { commentsRequested } from '@/store/comment/comment.slice';
import { activeObjectChanged, type CommentOrder } from '@/store/comment/comment.state';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CommentForm } from './comment-form';
import { CommentList } from './comment-list';
import { ModeratesContext } from './moderation';
import { getFirstComments } from './comments.loader';
import styles from './comments.module.css';

interface Props extends DiscussionProps {
  objectType: NonNullable<CreateCommentBody['objectType']>;
}

const ORDERS: { value: CommentOrder; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

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
    if (!isKnown) dispatch(commentsRequested(getFirstComments(objectId, objectType)));
  }, [dispatch, isKnown, objectId, objectType]);

  const { total, order } = thread;
  const sort = (next: CommentOrder) => dispatch(commentsRequested(getFirstComments(objectId, objectType, next)));
  return (
    <section className={styles.block} aria-labelledby="comments">
      <SectionHeader id="comments" title={total > 0 ? formatQuantity(total, 'comment') : 'Comments'}>
        {total > 1 ? (
          <CompactSelect
            label="Sort comments"
            options={ORDERS}
            value={order}
            onChange={({ target }) => sort(target.value === 'oldest' ? 'oldest' : 'newest')}
          />
        ) : null}
      </SectionHeader>
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
