import { useId, type ComponentPropsWithRef, type KeyboardEvent } from 'react';
import { useAutoGrow } from '@/components/form/use-auto-grow';
import styles from './comments.module.css';

interface Props extends Omit<ComponentPropsWithRef<'textarea'>, 'id' | 'className'> {
  /** Accessible name; not visible, because the placeholder or the text explains the field. */
  label: string;
  /** What is wrong with the text. */
  problem?: string;
  /** Why the text wasn't sent, although nothing is wrong with it. */
  failure?: string;
  onEscape?: () => void;
}

export function CommentBox({ label, problem, failure, onEscape, ...rest }: Props) {
  const id = useId();
  const message = problem || failure;
  useAutoGrow(id, rest.value);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !onEscape) return;
    event.stopPropagation();
    onEscape();
  };
  return (
    <>
      <label htmlFor={id} className="visually-hidden">
        {label}
      </label>
      <textarea
        {...rest}
        id={id}
        className={styles.box}
        rows={2}
        dir="auto"
        aria-invalid={problem ? true : undefined}
        onKeyDown={handleKeyDown}
        aria-describedby={message ? `${id}-error` : undefined}
      />
      {message ? (
        // A notice announces a failure already.
        <p id={`${id}-error`} className={styles.problem} role={problem ? 'alert' : undefined} dir="auto">
          {message}
        </p>
      ) : null}
    </>
  );
}
