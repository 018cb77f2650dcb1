import { Button } from 'antd';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { TextField } from '@/components/form/text-field';
import { DAY } from '@/lib/format/month';
import { NO_DAY } from './event-labels';
import styles from './day-panel.module.css';

interface MoveFormProps {
  title: string;
  day: string;
  onMove: (day: string) => void;
  onCancel: () => void;
}

/** Keyboard alternative to dragging an event. */
export function MoveForm({ title, day, onMove, onCancel }: MoveFormProps) {
  const [to, setTo] = useState(day);
  const [problem, setProblem] = useState('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!to || to === day) onCancel();
    else if (DAY.test(to)) onMove(to);
    else {
      setProblem(NO_DAY);
      field.current?.focus();
    }
  };
  return (
    <form className={styles.move} method="post" aria-label={`Move ${title}`} onSubmit={submit}>
      <TextField
        ref={field}
        type="date"
        label="New date"
        value={to}
        error={problem || undefined}
        onChange={(event) => {
          setTo(event.target.value);
          setProblem('');
        }}
        onKeyDown={({ key }) => key === 'Escape' && onCancel()}
        hint="The time of day stays the same."
      />
      <div className={styles.buttons}>
        <Button htmlType="submit" type="primary">
          Move event
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
