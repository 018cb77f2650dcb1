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

/** Words by which a thing is found. Enter or a comma ends one; what stands in the field when it is left counts as well. */
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
        hint={tags.length < MAX_TAGS ? 'Enter or a comma ends a tag.' : `${MAX_TAGS} tags are the most.`}
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
        label="Tags chosen"
        chips={tags.map((tag) => ({ key: tag, text: tag }))}
        onRemove={(tag) => {
          onChange(tags.filter((other) => other !== tag));
          input.current?.focus();
        }}
      />
    </div>
  );
}
