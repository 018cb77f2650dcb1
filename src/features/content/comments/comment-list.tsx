import { useEffect, useRef } from 'react';
import { Button } from '@/components/button/button';
import type { DiscussionProps } from '@/entities/access/item-slots';
import { EmptyState } from '@/components/empty-error-states/empty-state';
import { EndOfList } from '@/components/empty-error-states/end-of-list';
import { BlockError } from '@/components/empty-error-states/error-state';
import { SlowLoading } from '@/components/status/slow-loading';
import type { CreateCommentBody } from '@/contract/comment';
import { commentsRequested, getPagedComments, moreCommentsRequested } from '@/store/comment/comment.slice';
import type { CommentThread } from '@/store/comment/comment.state';
import { useAppDispatch } from '@/store/hooks';
import { CommentItem } from './comment-item';
import { getFirstComments, getMoreComments, INITIAL_COMMENTS } from './comments.loader';
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
  const { items, total, order, isReordering, error } = thread;
  const shownCount = items.length;

  // Moves the focus to the first comment that "Show more" has loaded, unless it has moved elsewhere.
  useEffect(() => {
    const from = expectedFrom.current;
    if (from === null || loading) return;
    expectedFrom.current = null;
    const active = document.activeElement;
    const section = list.current?.parentElement;
    // Safari doesn't focus a clicked button, but an element around it.
    if (!section || (!active?.contains(section) && !section.contains(active))) return;
    const first = list.current?.children[from];
    if (first instanceof HTMLElement) first.focus({ preventScroll: true });
  }, [loading, shownCount]);

  const showMore = () => {
    expectedFrom.current = getPagedComments(thread).length;
    dispatch(moreCommentsRequested(getMoreComments(objectId, objectType, order)));
  };
  const canContinue = shownCount > 0 && !isReordering;
  const retry = () =>
    canContinue ? showMore() : dispatch(commentsRequested(getFirstComments(objectId, objectType, order)));

  return (
    <>
      {shownCount === 0 && loading ? <CommentSkeletons /> : null}
      <ol
        ref={list}
        role="list"
        tabIndex={-1}
        aria-labelledby="comments"
        aria-busy={(isReordering && loading) || undefined}
        className={styles.list}
      >
        {items.map((comment) => (
          <li key={comment._id} tabIndex={-1} className={styles.row}>
            <CommentItem comment={comment} onSeek={onSeek} />
          </li>
        ))}
      </ol>
      {loading ? <SlowLoading onRetry={retry} /> : null}
      {error && !loading ? (
        <BlockError
          title={canContinue ? 'More comments couldn’t be loaded.' : 'Comments couldn’t be loaded.'}
          message={error.message}
          onRetry={retry}
        />
      ) : null}
      {!error && total === 0 && shownCount === 0 && !loading ? (
        <EmptyState illustration="heart" title="No comments yet. Be the first." />
      ) : null}
      {!error && !isReordering && shownCount < total && (shownCount > 0 || !loading) ? (
        <Button className={styles.more} loading={loading} onClick={showMore}>
          Show more comments
        </Button>
      ) : null}
      {!isReordering && shownCount > INITIAL_COMMENTS && shownCount >= total ? (
        <EndOfList>No more comments</EndOfList>
      ) : null}
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
