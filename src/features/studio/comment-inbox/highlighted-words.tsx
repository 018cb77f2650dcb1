import { Button, Input } from 'antd';
import { ChevronDown, Highlighter, Plus } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { MAX_WORD_LENGTH } from '@/device/highlighted-words';
import { RemovableChips } from '../shared/removable-chips';
import { formatQuantity } from '@/lib/format/format';
import styles from './inbox.module.css';

interface HighlightedWordsProps {
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
  /** Number of comments on this page that contain one of the words. */
  found: number;
}

export function HighlightedWords({ words, onChange, found }: HighlightedWordsProps) {
  const [typed, setTyped] = useState('');
  const field = useId();
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Accepts a pasted list.
    onChange([...words, ...typed.split(/[,;\n]/)]);
    setTyped('');
  };
  return (
    <details className={styles.highlights}>
      <summary>
        <Highlighter />
        <span>Highlighted words</span>
        <span className={styles.quiet}>{summaryText(words.length, found)}</span>
        <ChevronDown className={styles.fold} />
      </summary>
      <form className={styles.field} method="post" onSubmit={add}>
        <label htmlFor={field}>Add words</label>
        <div className={styles.wordForm}>
          <Input
            id={field}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            maxLength={10 * MAX_WORD_LENGTH}
            autoComplete="off"
            aria-describedby={`${field}-hint`}
          />
          <Button htmlType="submit" icon={<Plus />} disabled={typed.trim() === ''}>
            Add
          </Button>
        </div>
        <p id={`${field}-hint`} className={styles.quiet}>
          Whole words, separated by commas. They’re highlighted in comments and saved on this device only.
        </p>
      </form>
      <RemovableChips
        label="Highlighted words"
        chips={words.map((word) => ({ key: word, text: word }))}
        onRemove={(word) => onChange(words.filter((other) => other !== word))}
      />
    </details>
  );
}

function summaryText(words: number, found: number): string {
  if (words === 0) return 'none yet';
  return `${formatQuantity(words, 'word')}, ${found === 0 ? 'not found on this page' : `in ${formatQuantity(found, 'comment')} on this page`}`;
}
