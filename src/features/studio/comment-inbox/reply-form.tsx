import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { Button } from '@/components/button/button';
import { TextArea } from '@/components/form/text-area';
import type { Comment, InboxComment } from '@/contract/comment';
import { useReply } from './use-reply';
import styles from './inbox.module.css';

interface ReplyFormProps {
  comment: InboxComment;
  /** Name of the comment's author. */
  name: string;
  /** `more`: the user typed on while the reply was being sent. */
  onSent: (answer: Comment, more: boolean) => void;
  onCancel: () => void;
}

export function ReplyForm({ comment, name, onSent, onCancel }: ReplyFormProps) {
  const { text, sending, problem, type, send } = useReply(comment, onSent);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  useEffect(() => {
    if (problem) box.current?.focus();
  }, [problem]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    send();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
  };
  return (
    <form className={styles.reply} method="post" noValidate onSubmit={submit}>
      <TextArea
        ref={box}
        label={`Your reply to ${name}`}
        rows={2}
        value={text}
        error={problem || undefined}
        onChange={(event) => type(event.target.value)}
        onKeyDown={handleKeyDown}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" look="primary" loading={sending}>
          Send reply
        </Button>
        <Button size="sm" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
