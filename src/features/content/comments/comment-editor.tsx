import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import type { Comment } from '@/contract/comment';
import { readDraft, writeDraft } from '@/device/drafts';
import { editDraft } from '@/store/comment/comment-draft';
import { commentEditRequested, editClosed } from '@/store/comment/comment.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { CommentBox } from './comment-box';
import { commentProblem } from './comment-rules';
import styles from './comments.module.css';

/** Edits one of the user's comments in place. The draft stays on the device until the server has it; Esc discards it. */
export function CommentEditor({ comment: { _id, objectId, content } }: { comment: Comment }) {
  const dispatch = useAppDispatch();
  const editing = useAppSelector((state) => state.comment.editing);
  const draft = editDraft(_id);
  const [text, setText] = useState(() => readDraft(draft) || content);
  const [problem, setProblem] = useState('');
  const error = editing?.error ?? null;
  const [seenError, setSeenError] = useState(error);
  const refusal = error !== seenError ? error : null;
  const box = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    box.current?.focus();
    box.current?.setSelectionRange(box.current.value.length, box.current.value.length);
  }, []);

  const type = (value: string) => {
    setText(value);
    writeDraft(draft, value);
    setProblem('');
    setSeenError(error);
  };

  const giveUp = () => {
    writeDraft(draft, '');
    dispatch(editClosed());
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (editing?.requesting) return;
    const changed = text.trim();
    const short = commentProblem(changed);
    if (short) {
      setProblem(short);
      box.current?.focus();
    } else if (changed === content) giveUp();
    else dispatch(commentEditRequested({ _id, objectId, content: changed }));
  };

  return (
    <form className={styles.form} method="post" noValidate onSubmit={submit}>
      <CommentBox
        ref={box}
        label="Your comment"
        value={text}
        problem={problem || refusal?.constraints.content}
        failure={refusal?.message}
        onChange={(event) => type(event.target.value)}
        onEscape={giveUp}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={editing?.requesting}>
          Save
        </Button>
        <Button onClick={giveUp}>Cancel</Button>
      </div>
    </form>
  );
}
