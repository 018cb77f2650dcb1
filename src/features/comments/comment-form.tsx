import { useRouter } from 'next/router';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { useDraft } from '@/components/form/use-draft';
import type { CreateCommentBody } from '@/contract/comment';
import { paths } from '@/lib/paths';
import { commentSubmitted } from '@/store/comment/comment.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import styles from './comments.module.css';

const SHORTEST = 2;

/**
 * Where a comment is written. What is typed is kept on the device until it is sent, so that a log-in, a reload or a failure
 * costs nothing. A guest is sent to log in and finds the text again; nothing is sent by itself.
 */
export function CommentForm({ objectId, objectType }: Pick<CreateCommentBody, 'objectId' | 'objectType'>) {
  const dispatch = useAppDispatch();
  const router = useRouter();
  const id = useId();
  const loggedIn = useAppSelector((state) => state.auth.loggedIn);
  const { requesting, error, success, data } = useAppSelector((state) => state.comment.comment);
  const [text, setText] = useDraft(`comment:${objectId}`);
  const [problem, setProblem] = useState('');
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    if (success && data?.objectId === objectId) setText('');
  }, [success, data, objectId, setText]);

  const type = (value: string) => {
    setText(value);
    setProblem('');
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (requesting) return;
    const content = text.trim();
    if (content.length < SHORTEST) {
      setProblem('A comment needs at least 2 characters.');
      box.current?.focus();
      return;
    }
    if (loggedIn) dispatch(commentSubmitted({ objectId, objectType, content }));
    else void router.push(paths.login(router.asPath));
  };

  const shown = problem || error?.constraints.content;
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label htmlFor={id} className="visually-hidden">
        Your comment
      </label>
      <textarea
        ref={box}
        id={id}
        className={styles.box}
        data-testid="comment-box"
        rows={2}
        dir="auto"
        placeholder={loggedIn ? 'Write a comment' : 'Write a comment; you log in when you send it'}
        value={text}
        aria-invalid={shown ? true : undefined}
        aria-describedby={shown ? `${id}-error` : undefined}
        onChange={(event) => type(event.target.value)}
      />
      {shown ? (
        <p id={`${id}-error`} className={styles.problem} role="alert">
          {shown}
        </p>
      ) : null}
      <Button type="submit" look="primary" loading={requesting}>
        Send
      </Button>
    </form>
  );
}
