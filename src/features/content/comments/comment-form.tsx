import { useRouter } from 'next/router';
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { useDraft } from '@/components/form/use-draft';
import { useLoginReturn } from '@/components/hooks/use-login-return';
import type { CreateCommentBody } from '@/contract/comment';
import { withLoginIntent } from '@/lib/page/login-intent';
import { getCurrentUrl, paths } from '@/lib/page/paths';
import { commentDraft } from '@/store/comment/comment-draft';
import { commentSubmitted } from '@/store/comment/comment.slice';
import { useAppDispatch, useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { CommentBox } from './comment-box';
import { commentProblem } from './comment-rules';
import styles from './comments.module.css';

interface Props extends Pick<CreateCommentBody, 'objectId' | 'objectType'> {
  /**
   * The comment to reply to; without it, the form posts a new comment. `onSent` is called with true if more text was
   * typed meanwhile.
   */
  answer?: { to: string; onSent: (more: boolean) => void; onCancel: () => void };
}

/**
 * Form for comments and replies. Drafts stay on the device until they are sent. Guests log in first and return to the
 * form with their text, which is not sent automatically.
 */
export function CommentForm({ objectId, objectType, answer }: Props) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const isLoggedIn = useIsLoggedIn();
  const { requesting, error, success, data } = useAppSelector((state) => state.comment.comment);
  const isMine = useAppSelector((state) => state.comment.sentTo === objectId);
  const [text, setText] = useDraft(commentDraft(objectId));
  const [problem, setProblem] = useState('');
  // An error from before this form opened, or from before the text changed, is not shown.
  const [seenError, setSeenError] = useState(error);
  const refusal = isMine && error !== seenError ? error : null;
  const box = useRef<HTMLTextAreaElement>(null);
  const before = useRef(data);
  const onSent = useEffectEvent(() => answer?.onSent(text !== ''));
  useEffect(() => {
    // Ignores comments sent before this form opened.
    if (success && data !== before.current && data?.objectId === objectId) onSent();
  }, [success, data, objectId]);

  // A reply form opens on click and takes the focus.
  const isAnswer = answer !== undefined;
  useEffect(() => {
    if (isAnswer) box.current?.focus();
  }, [isAnswer]);

  useLoginReturn(isLoggedIn && !isAnswer, 'comment', '', () => {
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  });

  const type = (value: string) => {
    setText(value);
    setProblem('');
    setSeenError(error);
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (requesting) return;
    const content = text.trim();
    const short = commentProblem(content);
    if (short) {
      setProblem(short);
      box.current?.focus();
    } else if (isLoggedIn) dispatch(commentSubmitted({ objectId, objectType, content }));
    else
      void router.push(
        paths.login(
          isAnswer ? withLoginIntent(getCurrentUrl(), 'reply', objectId) : withLoginIntent(getCurrentUrl(), 'comment'),
        ),
      );
  };

  const invitation = answer ? `Reply to ${answer.to}` : 'Write a comment';
  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <CommentBox
        ref={box}
        label={answer ? `Your reply to ${answer.to}` : 'Your comment'}
        data-testid={answer ? 'reply-box' : 'comment-box'}
        placeholder={isLoggedIn ? invitation : `${invitation}. You’ll log in to post it.`}
        value={text}
        problem={problem || refusal?.constraints.content}
        failure={refusal?.message}
        onChange={(event) => type(event.target.value)}
        onEscape={answer?.onCancel}
      />
      <div className={styles.buttons}>
        {/* One comment is sent at a time. */}
        <Button type="submit" variant="primary" loading={requesting && isMine} disabled={requesting && !isMine}>
          Send
        </Button>
        {answer ? <Button onClick={answer.onCancel}>Cancel</Button> : null}
      </div>
    </form>
  );
}
