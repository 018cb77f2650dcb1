import { Button, Input } from 'antd';
import { useEffect, useId, useRef, type ComponentRef, type KeyboardEvent, type SubmitEvent } from 'react';
import type { Comment, InboxComment } from '@/contract/comment';
import { useReply } from './use-reply';
import styles from './inbox.module.css';

interface ReplyFormProps {
  comment: InboxComment;
  name: string;
  /** `more`: the user typed on while the reply was being sent. */
  onSent: (answer: Comment, more: boolean) => void;
  onCancel: () => void;
}

export function ReplyForm({ comment, name, onSent, onCancel }: ReplyFormProps) {
  const { text, sending, problem, type, send } = useReply(comment, onSent);
  const box = useRef<ComponentRef<typeof Input.TextArea>>(null);
  const error = useId();
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
      <label className={styles.field}>
        Your reply to {name}
        <Input.TextArea
          ref={box}
          autoSize={{ minRows: 2, maxRows: 12 }}
          dir="auto"
          value={text}
          status={problem ? 'error' : undefined}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? error : undefined}
          onChange={(event) => type(event.target.value)}
          onKeyDown={handleKeyDown}
        />
      </label>
      {problem && (
        <p id={error} className={styles.failure}>
          {problem}
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={sending}>
          Send reply
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
