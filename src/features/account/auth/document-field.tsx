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
  /** Called with null for a file that can't be sent. */
  onChange: (file: File | null) => void;
}

/** A file field for a document. Checks the file when it is chosen and shows its name. */
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
