import dynamic from 'next/dynamic';
import { Heart } from 'lucide-react';
import { useRouter } from 'next/router';
import { useContext, useRef, useState, type MouseEvent, type RefObject } from 'react';
import { useLoginReturn } from '@/components/hooks/use-login-return';
import { Link } from '@/components/link';
import type { Comment } from '@/contract/comment';
import { formatCount, formatNumber } from '@/lib/format/format';
import { readParameter, withQuery } from '@/lib/lists/query';
import { withLoginIntent } from '@/lib/page/login-intent';
import { getCurrentUrl, getPath, paths } from '@/lib/page/paths';
import { commentRemovalRequested, editOpened } from '@/store/comment/comment.slice';
import { useAppDispatch, useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { adjustCount, selectMarked } from '@/store/reaction/reaction.selectors';
import { reactionRequested } from '@/store/reaction/reaction.slice';
import { ModeratesContext } from './moderation';
import styles from './comments.module.css';

const BlockDialog = dynamic(() => import('./block-dialog').then((module) => module.BlockDialog), { ssr: false });

interface Props {
  ref: RefObject<HTMLDivElement | null>;
  comment: Comment;
  /** Missing on replies, which can't be answered. */
  onAnswer?: () => void;
}

/**
 * Comment actions: like, reply, edit (own comments), remove (own comments, or comments on own content), block (fans who
 * comment on own content) and report (others' comments).
 */
export function CommentActions({ ref, comment, onAnswer }: Props) {
  const { _id, objectId, createdBy, creator } = comment;
  const dispatch = useAppDispatch();
  const { asPath, query } = useRouter();
  const moderates = useContext(ModeratesContext);
  const isOwn = useAppSelector(({ auth }) => auth.authUser !== null && auth.authUser._id === createdBy);
  const fan = moderates && !isOwn && creator && !creator.isPerformer ? creator : null;
  // Null until the dialog is used, which loads it.
  const [isBlocking, setBlocking] = useState<boolean | null>(null);

  // The comments on a performer are on a tab.
  const path = withQuery(getPath(asPath), { tab: readParameter(query, 'tab') });

  const remove = () => {
    // The focused button disappears with the comment, so focus moves to the list.
    ref.current?.closest('ol')?.focus({ preventScroll: true });
    dispatch(commentRemovalRequested({ _id, objectId }));
  };
  return (
    <div ref={ref} className={styles.actions}>
      <LikeButton comment={comment} />
      {onAnswer ? (
        <button type="button" className={styles.action} data-opens="answer" onClick={onAnswer}>
          Reply
        </button>
      ) : null}
      {isOwn ? (
        <button type="button" className={styles.action} data-opens="edit" onClick={() => dispatch(editOpened({ _id }))}>
          Edit
        </button>
      ) : null}
      {isOwn || moderates ? (
        <button type="button" className={styles.action} onClick={remove}>
          Remove
        </button>
      ) : null}
      {fan ? (
        <button type="button" className={styles.action} aria-haspopup="dialog" onClick={() => setBlocking(true)}>
          Block…
        </button>
      ) : null}
      {isOwn ? null : (
        <Link
          href={paths.contact(`${path}#${_id}`, creator ? `Comment by ${creator.name}` : 'Comment')}
          rel="nofollow"
          className={styles.action}
        >
          Report
        </Link>
      )}
      {fan && isBlocking !== null ? (
        <BlockDialog open={isBlocking} person={fan} onClose={() => setBlocking(false)} />
      ) : null}
    </div>
  );
}

function LikeButton({ comment: { _id, isLiked, totalLike = 0 } }: Pick<Props, 'comment'>) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const isLoggedIn = useIsLoggedIn();
  const button = useRef<HTMLButtonElement>(null);
  const mark = { action: 'like', objectType: 'comment', objectId: _id } as const;
  const isMarked = useAppSelector(selectMarked(mark, isLiked));
  const likes = adjustCount(totalLike, isLiked, isMarked);

  useLoginReturn(isLoggedIn, 'like', _id, () => button.current?.focus());

  const handleClick = ({ detail }: MouseEvent) => {
    // Ignore the second click of a double click.
    if (detail > 1) return;
    if (isLoggedIn) dispatch(reactionRequested({ ...mark, on: !isMarked }));
    else void router.push(paths.login(withLoginIntent(getCurrentUrl(), 'like', _id)));
  };
  return (
    <button ref={button} type="button" className={styles.action} aria-pressed={isMarked} onClick={handleClick}>
      <Heart />
      Like
      {likes > 0 ? <span title={formatNumber(likes)}>{formatCount(likes)}</span> : null}
    </button>
  );
}
