import { Upload } from 'lucide-react';
import { type ChangeEvent, useId, useRef } from 'react';
import { Button } from '@/components/button/button';
import { cx } from '@/components/cx';
import { formatFileRule, type FileRule } from '@/lib/files/file-check';
import { RefusedFiles } from './refused-files';
import { useCheckedFiles } from './use-checked-files';
import { useDrop } from './use-drop';
import styles from './drop-zone.module.css';

interface DropZoneProps {
  rule: FileRule;
  multiple?: boolean;
  /** "Drop videos here". */
  label: string;
  /** Called with the valid files; the others are listed below the drop zone. */
  onFiles: (files: File[]) => void;
  disabled?: boolean;
}

/** A drop zone for files and folders with a button to choose them. */
export function DropZone({ rule, multiple = false, label, onFiles, disabled = false }: DropZoneProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { check, refused, checking, dismiss } = useCheckedFiles(rule, onFiles);
  const drop = useDrop((files) => check(multiple ? files : files.slice(0, 1)), disabled);

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    check([...(currentTarget.files ?? [])]);
    // Allow the same file to be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className={styles.container}>
      <div className={cx(styles.zone, drop.over && styles.over)} {...drop.handlers}>
        <Upload className={styles.icon} aria-hidden="true" />
        <p className={styles.label}>{label}</p>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept={rule.accept || undefined}
          multiple={multiple}
          disabled={disabled}
          onChange={choose}
        />
        <Button
          look="secondary"
          loading={checking}
          disabled={disabled}
          aria-describedby={`${id}-hint`}
          onClick={() => input.current?.click()}
        >
          {multiple ? 'Choose files' : 'Choose a file'}
        </Button>
        <p id={`${id}-hint`} className={styles.hint}>
          {formatFileRule(rule)}
          {multiple && ' each'}
        </p>
      </div>
      <RefusedFiles refused={refused} onDismiss={dismiss} />
    </div>
  );
}
