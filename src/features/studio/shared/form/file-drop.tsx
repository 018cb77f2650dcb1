import { Upload } from 'lucide-react';
import { Button } from 'antd';
import { type ChangeEvent, useId, useRef } from 'react';
import { cx } from '@/components/cx';
import { RefusedFiles } from '@/components/upload/refused-files';
import { useCheckedFiles } from '@/components/upload/use-checked-files';
import { useDrop } from '@/components/upload/use-drop';
import { formatFileRule, type FileRule } from '@/lib/files/file-check';
import styles from './file-drop.module.css';

interface FileDropProps {
  rule: FileRule;
  label: string;
  /** Called with the valid files; the others are listed below. Uploading is left to the upload queue. */
  onFiles: (files: File[]) => void;
}

/** A drop zone for files and folders, checked by their content. Not antd's `Upload` (decision 0082). */
export function FileDrop({ rule, label, onFiles }: FileDropProps) {
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const { check, refused, checking, dismiss } = useCheckedFiles(rule, onFiles);
  const { over, handlers } = useDrop(check);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    check([...(currentTarget.files ?? [])]);
    // Allow the same file to be chosen again.
    currentTarget.value = '';
  };
  return (
    <div className={styles.area}>
      <div className={cx(styles.zone, over && styles.over)} {...handlers}>
        <Upload className={styles.icon} />
        <p className={styles.label}>{label}</p>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          aria-hidden="true"
          accept={rule.accept || undefined}
          multiple
          onChange={choose}
        />
        <Button loading={checking} aria-describedby={hint} onClick={() => input.current?.click()}>
          Choose files
        </Button>
        <p id={hint} className={styles.hint}>
          {formatFileRule(rule)} each
        </p>
      </div>
      <RefusedFiles refused={refused} onDismiss={dismiss} />
    </div>
  );
}
