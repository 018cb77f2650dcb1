import { useEffect, useRef } from 'react';
import { Button } from '@/components/button/button';
import type { DiscussionProps } from '@/entities/access/item-slots';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { EndOfList } from '@/components/empty-error-states/end-of-list';
import { BlockError } from '@/components/empty-error-states/error-state';
import { SlowLoading } from '@/components/status/slow-loading';
import type { CreateCommentBody } from '@/contract/comment';
import { commentsRequested, moreCommentsRequested } from '@/store/comment/comment.slice';
import type { CommentThread } from '@/store/comment/comment.state';
import { useAppDispatch } from '@/store/hooks';
import { CommentItem } from './comment-item';
import { COMMENTS_PER_PAGE, INITIAL_COMMENTS } from './comments.loader';
import styles from './comments.module.css';

interface Props extends DiscussionProps {
  objectType: NonNullable<CreateCommentBody['objectType']>;
  thread: CommentThread;
  loading: boolean;
}

export function CommentList({ objectId, objectType, onSeek, thread, loading }: Props) {
  const dispatch = useAppDispatch();
  const list = useRef<HTMLOListElement>(null);
  const expectedFrom = useRef<number | null>(null);
  const { items, total, error } = thread;
  const shownCount = items.length;

  // Moves the focus to the first comment that "Show more" has loaded.
  useEffect(() => {
    const from = expectedFrom.current;
    if (from === null || shownCount <= from) return;
    expectedFrom.current = null;
    const first = list.current?.children[from];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [shownCount]);

  const showMore = () => {
    expectedFrom.current = shownCount;
    dispatch(moreCommentsRequested({ objectId, objectType, limit: COMMENTS_PER_PAGE }));
  };
  const retry = () =>
    shownCount > 0 ? showMore() : dispatch(commentsRequested({ objectId, objectType, limit: INITIAL_COMMENTS }));

  return (
    <>
      {shownCount === 0 && loading ? <CommentSkeletons /> : null}
      <ol ref={list} role="list" tabIndex={-1} aria-labelledby="comments" className={styles.list}>
        {items.map((comment) => (
          <li key={comment._id} tabIndex={-1} className={styles.row}>
            <CommentItem comment={comment} onSeek={onSeek} />
          </li>
        ))}
      </ol>
      {loading ? <SlowLoading onRetry={retry} /> : null}
      {error && !loading ? (
        <BlockError
          title={shownCount > 0 ? 'More comments couldn’t be loaded.' : 'Comments couldn’t be loaded.'}
          message={error.message}
          onRetry={retry}
        />
      ) : null}
      {!error && total === 0 && shownCount === 0 && !loading ? (
        <EmptyState drawing="heart" title="No comments yet. Be the first." />
      ) : null}
      {!error && shownCount < total && (shownCount > 0 || !loading) ? (
        <Button className={styles.more} loading={loading} onClick={showMore}>
          Show more comments
        </Button>
      ) : null}
      {shownCount > INITIAL_COMMENTS && shownCount >= total ? <EndOfList>No more comments</EndOfList> : null}
    </>
  );
}

function CommentSkeletons() {
  return (
    <div aria-busy="true" className={styles.list}>
      <span className="visually-hidden">Loading comments…</span>
      {[0, 1, 2].map((index) => (
        <div key={index} aria-hidden="true" className={styles.skeleton} />
      ))}
    </div>
  );
}
