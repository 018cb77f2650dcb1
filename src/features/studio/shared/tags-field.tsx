import { useRef, useState } from 'react';
import { TextField } from '@/components/form/text-field';
import { isComposing } from '@/lib/browser/is-composing';
import { RemovableChips } from './removable-chips';
import { MAX_TAGS, withTags } from './tags';
import styles from './studio-form.module.css';

interface TagsFieldProps {
  tags: readonly string[];
  error?: string;
  onChange: (tags: string[]) => void;
}

/** Tags input. Enter or a comma adds a tag; leaving the field adds the rest. */
export function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const [typed, setTyped] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const take = (text: string) => {
    setTyped('');
    if (text.trim()) onChange(withTags(tags, text));
  };
  return (
    <div className={styles.field}>
      <TextField
        ref={input}
        label="Tags"
        name="tags"
        value={typed}
        error={error}
        hint={
          tags.length < MAX_TAGS ? 'Press Enter or type a comma to add a tag.' : `You can add up to ${MAX_TAGS} tags.`
        }
        disabled={tags.length >= MAX_TAGS}
        autoComplete="off"
        enterKeyHint="enter"
        maxLength={400}
        onChange={({ target: { value } }) => (/[,;#\n]/.test(value) ? take(value) : setTyped(value))}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return;
          event.preventDefault();
          take(typed);
        }}
        onBlur={() => take(typed)}
      />
      <RemovableChips
        label="Selected tags"
        chips={tags.map((tag) => ({ key: tag, text: tag }))}
        onRemove={(tag) => {
          onChange(tags.filter((other) => other !== tag));
          input.current?.focus();
        }}
      />
    </div>
  );
}
