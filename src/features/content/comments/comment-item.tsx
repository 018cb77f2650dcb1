import { memo, useEffect, useRef, useState, Fragment, type RefObject } from 'react';
import { Avatar } from '@/components/avatar/avatar';
import { Link } from '@/components/link';
import { RelativeDate } from '@/components/text/relative-date';
import { useLoginReturn } from '@/components/hooks/use-login-return';
import type { Comment } from '@/contract/comment';
import { paths } from '@/lib/page/paths';
import { useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { textPieces } from '@/entities/comment/rich-text';
import { CommentActions } from './comment-actions';
import { CommentEditor } from './comment-editor';
import { CommentReplies } from './comment-replies';
import styles from './comments.module.css';

interface Props {
  comment: Comment;
  onSeek?: (seconds: number) => void;
}

/**
 * Maximum difference between the clocks of a server and its database; smaller time differences don't count as an edit.
 */
const MAX_CLOCK_DIFFERENCE_MS = 1000;

const isEdited = ({ createdAt, updatedAt }: Comment) =>
  Date.parse(updatedAt ?? '') - Date.parse(createdAt ?? '') > MAX_CLOCK_DIFFERENCE_MS;

/** A comment or reply. Memoized, because there may be hundreds. */
export const CommentItem = memo(function CommentItem({ comment, onSeek }: Props) {
  const { _id, creator, content, createdAt, objectType } = comment;
  const name = creator?.name || creator?.username || 'Deleted account';
  const isEditing = useAppSelector((state) => state.comment.editing?._id === _id);
  const [answering, setAnswering] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const isLoggedIn = useIsLoggedIn();
  // The reply box takes the focus when it opens.
  useLoginReturn(isLoggedIn, 'reply', _id, () => setAnswering(true));
  useFocusBack(actions, isEditing, 'edit');
  useFocusBack(actions, answering, 'answer');

  return (
    <article id={_id} className={styles.item}>
      <Avatar src={creator?.avatar} name={creator ? name : ''} size="sm" />
      <div className={styles.content}>
        <header className={styles.who}>
          <h3 className={styles.name} dir="auto">
            {creator?.isPerformer ? (
              <Link className={styles.profile} href={paths.performer(creator)}>
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          {creator?.isPerformer ? <span className={styles.role}>Performer</span> : null}
          {createdAt ? (
            <span className={styles.date}>
              <RelativeDate iso={createdAt} />
              {isEdited(comment) ? ' · edited' : null}
            </span>
          ) : null}
        </header>
        {isEditing ? (
          <CommentEditor comment={comment} />
        ) : (
          <>
            <CommentText text={content} onSeek={onSeek} />
            <CommentActions
              ref={actions}
              comment={comment}
              onAnswer={objectType === 'comment' ? undefined : () => setAnswering(true)}
            />
          </>
        )}
        {objectType === 'comment' ? null : (
          <CommentReplies
            comment={comment}
            name={name}
            answering={answering}
            onEndAnswer={() => setAnswering(false)}
            onSeek={onSeek}
            Item={CommentItem}
          />
        )}
      </div>
    </article>
  );
});

/** Returns the focus to the button that opened a form when the form closes. */
function useFocusBack(row: RefObject<HTMLElement | null>, open: boolean, opener: 'edit' | 'answer') {
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !open) row.current?.querySelector<HTMLElement>(`[data-opens=${opener}]`)?.focus();
    wasOpen.current = open;
  }, [row, open, opener]);
}

function CommentText({ text, onSeek }: { text: string; onSeek?: (seconds: number) => void }) {
  return (
    <p className={styles.text} dir="auto">
      {textPieces(text).map((piece, index) => {
        if (piece.kind === 'link') {
          return (
            <a key={index} href={piece.href} target="_blank" rel="noopener nofollow ugc">
              {piece.text}
            </a>
          );
        }
        if (piece.kind === 'time' && onSeek) {
          return (
            <button
              key={index}
              type="button"
              className={styles.time}
              aria-label={`Go to ${piece.text}`}
              onClick={() => onSeek(piece.seconds)}
            >
              {piece.text}
            </button>
          );
        }
        return <Fragment key={index}>{piece.text}</Fragment>;
      })}
    </p>
  );
}
