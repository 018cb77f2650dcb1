import { useId, useRef, useState } from 'react';
import { FileText, FileUp, X } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import { Field, fieldAttributes } from '@/components/form/field';
import { fileRules } from '@/components/upload/file-rules';
import { useObjectUrl } from '@/components/upload/use-object-url';
import { fileProblem } from '@/lib/files/file-check';
import styles from './performer-register.module.css';

interface DocumentFieldProps {
  name: string;
  label: string;
  hint: string;
  chosen: File | null;
  error?: string;
  /** Called with null when the file is removed or can't be sent. */
  onChange: (file: File | null) => void;
}

/**
 * A file field for a document. Checks the file when it is chosen, and shows its name and picture, so that the applicant
 * sees whether it can be read.
 */
export function DocumentField({ name, label, hint, chosen, error, onChange }: DocumentFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState('');
  const picture = useObjectUrl(chosen?.type.startsWith('image/') ? chosen : null);
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const found = await fileProblem(file, fileRules.document);
    setProblem(found ?? '');
    onChange(found ? null : file);
  };
  const remove = () => {
    // Otherwise the same file can't be chosen again.
    if (input.current) input.current.value = '';
    setProblem('');
    onChange(null);
    input.current?.focus();
  };
  const wrong = problem || error;
  return (
    <Field id={id} label={label} hint={hint} error={wrong}>
      <div className={styles.document}>
        <input
          {...fieldAttributes(id, hint, wrong)}
          ref={input}
          className={styles.file}
          type="file"
          name={name}
          accept={fileRules.document.accept}
          onChange={(event) => {
            void choose(event.target.files?.[0]);
          }}
        />
        {picture ? <img className={styles.picture} src={picture} alt={`Preview: ${label}`} decoding="async" /> : null}
        {chosen ? <FileText /> : <FileUp />}
        <span className={styles.name} dir="auto">
          {chosen ? chosen.name : 'Choose a file'}
        </span>
        {chosen ? (
          <IconButton label={`Remove ${chosen.name}`} className={styles.remove} onClick={remove}>
            <X />
          </IconButton>
        ) : null}
      </div>
    </Field>
  );
}
