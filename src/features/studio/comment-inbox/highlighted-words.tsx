import { ChevronDown, Highlighter, Plus, X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/button/button';
import { TextField } from '@/components/form/text-field';
import { MAX_WORD_LENGTH } from '@/device/highlighted-words';
import { formatQuantity } from '@/lib/format/format';
import styles from './inbox.module.css';

interface HighlightedWordsProps {
  words: readonly string[];
  onChange: (words: readonly string[]) => void;
  /** Number of comments on this page that contain one of the words. */
  found: number;
}

/** Collapsible editor of the highlighted words, with a summary of matches. */
export function HighlightedWords({ words, onChange, found }: HighlightedWordsProps) {
  const [typed, setTyped] = useState('');
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Accepts a pasted list.
    onChange([...words, ...typed.split(/[,;\n]/)]);
    setTyped('');
  };
  return (
    <details className={styles.highlights}>
      <summary>
        <Highlighter aria-hidden="true" />
        <span>Highlighted words</span>
        <span className={styles.quiet}>{summaryText(words.length, found)}</span>
        <ChevronDown className={styles.fold} aria-hidden="true" />
      </summary>
      <form className={styles.wordForm} method="post" onSubmit={add}>
        <TextField
          label="Add words"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          maxLength={10 * MAX_WORD_LENGTH}
          autoComplete="off"
          hint="Whole words, separated by commas. They’re highlighted in comments and saved on this device only."
        />
        <Button type="submit" icon={<Plus />} disabled={typed.trim() === ''}>
          Add
        </Button>
      </form>
      {words.length > 0 ? (
        <ul role="list" className={styles.wordList} aria-label="Highlighted words">
          {words.map((word) => (
            <li key={word}>
              <button
                type="button"
                className={styles.word}
                onClick={() => onChange(words.filter((other) => other !== word))}
              >
                <span className="visually-hidden">Remove </span>
                <bdi>{word}</bdi>
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}

function summaryText(words: number, found: number): string {
  if (words === 0) return 'none yet';
  return `${formatQuantity(words, 'word')}, ${found === 0 ? 'not found on this page' : `in ${formatQuantity(found, 'comment')} on this page`}`;
}
