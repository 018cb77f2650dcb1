import { useId, useState } from 'react';
import { FileUp } from 'lucide-react';
import { Field, fieldAttributes } from '@/components/form/field';
import { fileRules } from '@/components/upload/file-rules';
import { fileProblem } from '@/lib/files/file-check';
import styles from './performer-register.module.css';

interface DocumentFieldProps {
  name: string;
  label: string;
  hint: string;
  chosen: File | null;
  error?: string;
  /** Null for a file that cannot be sent. */
  onChange: (file: File | null) => void;
}

/** A document to send with the form: checked as it is chosen, shown by its name. */
export function DocumentField({ name, label, hint, chosen, error, onChange }: DocumentFieldProps) {
  const id = useId();
  const [problem, setProblem] = useState('');
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const found = await fileProblem(file, fileRules.document);
    setProblem(found ?? '');
    onChange(found ? null : file);
  };
  const wrong = problem || error;
  return (
    <Field id={id} label={label} hint={hint} error={wrong}>
      <div className={styles.document}>
        <input
          {...fieldAttributes(id, hint, wrong)}
          className={styles.file}
          type="file"
          name={name}
          accept={fileRules.document.accept}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
          }}
        />
        <FileUp aria-hidden="true" />
        <span dir="auto">{chosen ? chosen.name : 'Choose a file'}</span>
      </div>
    </Field>
  );
}
