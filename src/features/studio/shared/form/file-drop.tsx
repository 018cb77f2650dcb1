import { Upload as UploadIcon } from 'lucide-react';
import { Button, Upload } from 'antd';
import { useId, useRef } from 'react';
import { RefusedFiles } from '@/components/upload/refused-files';
import { useCheckedFiles } from '@/components/upload/use-checked-files';
import { useDrop } from '@/components/upload/use-drop';
import { formatFileRule, type FileRule } from '@/lib/files/file-check';
import styles from './file-drop.module.css';

interface FileDropProps {
  rule: FileRule;
  multiple?: boolean;
  /** "Drop videos here". */
  label: string;
  /** Called with the valid files; the others are listed below. Uploading is left to the upload queue. */
  onFiles: (files: File[]) => void;
  disabled?: boolean;
}

/** antd's drop zone for files and folders, checked by their content. */
export function FileDrop({ rule, multiple = false, label, onFiles, disabled = false }: FileDropProps) {
  const hint = useId();
  const zone = useRef<HTMLDivElement>(null);
  const { check, refused, checking, dismiss } = useCheckedFiles(rule, onFiles);
  // antd drops what doesn't match `accept` without a word, and all folders.
  const { over, handlers } = useDrop((files) => check(multiple ? files : files.slice(0, 1)), disabled);
  return (
    <div className={styles.place}>
      <div
        ref={zone}
        data-over={over || undefined}
        className={styles.zone}
        onDragEnter={handlers.onDragEnter}
        onDragLeave={handlers.onDragLeave}
        onDragOverCapture={handlers.onDragOver}
        onDropCapture={(event) => {
          handlers.onDrop(event);
          event.stopPropagation();
        }}
      >
        <Upload.Dragger
          accept={rule.accept || undefined}
          multiple={multiple}
          disabled={disabled}
          showUploadList={false}
          fileList={[]}
          hasControlInside
          // antd takes the focus from the button, and opens two dialogs with the Enter key.
          openFileDialogOnClick={false}
          beforeUpload={(file, files) => {
            if (file === files.at(-1)) check(files);
            return false;
          }}
        >
          <UploadIcon className={styles.icon} aria-hidden="true" />
          <p className={styles.label}>{label}</p>
          <Button
            loading={checking}
            disabled={disabled}
            aria-describedby={hint}
            onClick={() => zone.current?.querySelector('input')?.click()}
          >
            {multiple ? 'Choose files' : 'Choose a file'}
          </Button>
          <p id={hint} className={styles.hint}>
            {formatFileRule(rule)}
            {multiple && ' each'}
          </p>
        </Upload.Dragger>
      </div>
      <RefusedFiles refused={refused} onDismiss={dismiss} />
    </div>
  );
}
