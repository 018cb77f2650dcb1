import { ChevronDown } from 'lucide-react';
import { useId, useState, type ComponentType } from 'react';
import { Button } from '@/components/button/button';
import { BlockError } from '@/components/empty-error-states/error-state';
import { SlowLoading } from '@/components/status/slow-loading';
import type { Comment } from '@/contract/comment';
import { selectThread } from '@/store/comment/comment.selectors';
import { commentsRequested, moreCommentsRequested } from '@/store/comment/comment.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { formatQuantity } from '@/lib/format/format';
import { CommentForm } from './comment-form';
import styles from './comments.module.css';

interface Props {
  comment: Comment;
  name: string;
  answering: boolean;
  onEndAnswer: () => void;
  onSeek?: (seconds: number) => void;
  Item: ComponentType<{ comment: Comment; onSeek?: (seconds: number) => void }>;
}

const REPLIES_PER_REQUEST = 20;

/** Replies to a comment, oldest first, collapsed by default, with the reply form. */
export function CommentReplies({
  comment: { _id, totalReply = 0 },
  name,
  answering,
  onEndAnswer,
  onSeek,
  Item,
}: Props) {
  const id = useId();
  const dispatch = useAppDispatch();
  const { items, total, requesting, error } = useAppSelector(selectThread(_id));
  const [open, setOpen] = useState(false);
  const query = {
    objectId: _id,
    objectType: 'comment',
    sortBy: 'createdAt',
    sort: 'asc',
    limit: REPLIES_PER_REQUEST,
  } as const;

  const load = () => dispatch(commentsRequested(query));
  const showMore = () => dispatch(moreCommentsRequested(query));
  const unfold = () => {
    if (items.length < Math.min(totalReply, REPLIES_PER_REQUEST)) load();
    setOpen(true);
  };
  // A new reply is always visible.
  const onSent = (more: boolean) => {
    unfold();
    if (!more) onEndAnswer();
  };

  return (
    <>
      {totalReply > 0 ? (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={open}
          aria-controls={id}
          onClick={open ? () => setOpen(false) : unfold}
        >
          <ChevronDown />
          {formatQuantity(totalReply, 'reply', 'replies')}
        </button>
      ) : null}
      <div id={id} className={styles.replies}>
        {open && error && !requesting ? (
          <BlockError title="The replies couldn’t be loaded." message={error.message} onRetry={load} />
        ) : null}
        {open && requesting && items.length === 0 ? <div className={styles.skeleton} aria-busy="true" /> : null}
        {open && requesting ? <SlowLoading onRetry={items.length > 0 ? showMore : load} /> : null}
        {open && items.length > 0 ? (
          <ol role="list" tabIndex={-1} aria-label={`Replies to ${name}`} className={styles.list}>
            {items.map((reply) => (
              <li key={reply._id}>
                <Item comment={reply} onSeek={onSeek} />
              </li>
            ))}
          </ol>
        ) : null}
        {open && !error && items.length < total && (items.length > 0 || !requesting) ? (
          <Button size="sm" className={styles.more} loading={requesting} onClick={showMore}>
            Show more replies
          </Button>
        ) : null}
        {answering ? (
          <CommentForm objectId={_id} objectType="comment" answer={{ to: name, onSent, onCancel: onEndAnswer }} />
        ) : null}
      </div>
    </>
  );
}
