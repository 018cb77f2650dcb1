import { useEffect } from 'react';
import { Button } from '@/components/button/button';
import { SectionHeader } from '@/components/section/section-header';
import { EmptyState } from '@/components/state/empty-state';
import { BlockError } from '@/components/state/error-state';
import type { CreateCommentBody } from '@/contract/comment';
import { formatNumber } from '@/lib/format';
import { selectThread } from '@/store/comment/comment.selectors';
import { activeObjectChanged, commentsAsked, moreCommentsAsked } from '@/store/comment/comment.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CommentForm } from './comment-form';
import { CommentItem } from './comment-item';
import { COMMENTS_AT_ONCE } from './comments.loader';
import styles from './comments.module.css';

interface Props extends Required<Pick<CreateCommentBody, 'objectId' | 'objectType'>> {
  /** What a time code in a comment does. */
  onSeek?: (seconds: number) => void;
}

/** What people say about a thing: newest first, more on demand, and a place to say something. */
export function CommentBlock({ objectId, objectType, onSeek }: Props) {
  const dispatch = useAppDispatch();
  const { items, total, requesting, error } = useAppSelector(selectThread(objectId));
  const query = { objectId, objectType, limit: COMMENTS_AT_ONCE };

  useEffect(() => {
    dispatch(activeObjectChanged({ _id: objectId }));
    return () => void dispatch(activeObjectChanged({ _id: '' }));
  }, [dispatch, objectId]);

  const retry = () => dispatch(items.length > 0 ? moreCommentsAsked(query) : commentsAsked(query));
  return (
    <section className={styles.block} aria-labelledby="comments">
      <SectionHeader id="comments" title={total > 0 ? `${formatNumber(total)} ${total === 1 ? 'comment' : 'comments'}` : 'Comments'} />
      <CommentForm objectId={objectId} objectType={objectType} />
      <ol role="list" className={styles.list}>
        {items.map((comment) => (
          <li key={comment._id}>
            <CommentItem comment={comment} onSeek={onSeek} />
          </li>
        ))}
      </ol>
      {error ? <BlockError title="Comments could not be loaded." message={error.message} onRetry={retry} retrying={requesting} /> : null}
      {!error && items.length === 0 && !requesting ? <EmptyState drawing="heart" title="Nobody has commented yet. Be the first." /> : null}
      {!error && items.length < total ? (
        <Button className={styles.more} loading={requesting} onClick={() => dispatch(moreCommentsAsked(query))}>
          Show more comments
        </Button>
      ) : null}
    </section>
  );
}
