import { Trash2, Upload } from 'lucide-react';
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { Button } from '@/components/button/button';
import { FieldError } from '@/components/form/field';
import { formatFileRule, type FileRule } from '@/lib/files/file-check';
import { formatBytes } from '@/lib/format/file-size';
import { useCheckedFiles } from './use-checked-files';
import { useDrop } from './use-drop';
import styles from './file-field.module.css';

interface FileFieldProps {
  label: string;
  rule: FileRule;
  file: File | null;
  /** Called with a valid file, or with null when it is removed. */
  onFile: (file: File | null) => void;
  hint?: ReactNode;
  /** Validation error of the form or the server. */
  error?: string;
  preview?: ReactNode;
  disabled?: boolean;
}

/** A form field for one file, chosen with a button or dropped. */
export function FileField({ label, rule, file, onFile, hint, error, preview, disabled = false }: FileFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { check, refused, checking } = useCheckedFiles(rule, ([good]) => good && onFile(good));
  const { over, handlers } = useDrop((files) => check(files.slice(0, 1)), disabled);
  const problem = refused[0]?.problem ?? error;

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    check([...(currentTarget.files ?? [])].slice(0, 1));
    currentTarget.value = '';
  };
  return (
    <div
      className={styles.field}
      role="group"
      aria-labelledby={`${id}-label`}
      data-over={over || undefined}
      {...handlers}
    >
      <p id={`${id}-label`} className={styles.label}>
        {label}
      </p>
      {preview}
      {file && (
        <p className={styles.file} dir="auto">
          {file.name} <span className={styles.quiet}>{formatBytes(file.size)}</span>
        </p>
      )}
      <div className={styles.buttons}>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept={rule.accept || undefined}
          disabled={disabled}
          onChange={choose}
        />
        <Button
          size="sm"
          icon={<Upload />}
          loading={checking}
          disabled={disabled}
          aria-describedby={[problem && `${id}-error`, `${id}-hint`].filter(Boolean).join(' ')}
          onClick={() => input.current?.click()}
        >
          {file ? 'Choose another file' : 'Choose a file'}
        </Button>
        {file && (
          <Button size="sm" variant="ghost" icon={<Trash2 />} disabled={disabled} onClick={() => onFile(null)}>
            Remove file
          </Button>
        )}
      </div>
      <div role="alert">
        <FieldError id={id} error={problem} />
      </div>
      <p id={`${id}-hint`} className={styles.quiet}>
        {hint ?? formatFileRule(rule)}
      </p>
    </div>
  );
}
