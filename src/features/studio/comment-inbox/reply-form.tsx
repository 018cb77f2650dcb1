import { Button, Input } from 'antd';
import { useEffect, useId, useRef, type ComponentRef, type KeyboardEvent, type SubmitEvent } from 'react';
import type { ReplyText } from './use-reply';
import styles from './inbox.module.css';

interface ReplyFormProps {
  form: ReplyText;
  label: string;
  /** Label of the button. */
  submit: string;
  onCancel: () => void;
}

export function ReplyForm({
  form: { text, sending, problem, type, send },
  label,
  submit: submitLabel,
  onCancel,
}: ReplyFormProps) {
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
        {label}
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
          {submitLabel}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
