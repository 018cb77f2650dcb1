import { X } from 'lucide-react';
import styles from './studio-form.module.css';

interface RemovableChipsProps {
  label: string;
  chips: readonly { key: string; text: string }[];
  onRemove: (key: string) => void;
}

export function RemovableChips({ label, chips, onRemove }: RemovableChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul role="list" className={styles.pills} aria-label={label}>
      {chips.map(({ key, text }) => (
        <li key={key} className={styles.chipPlace}>
          <button type="button" className={styles.chip} onClick={() => onRemove(key)}>
            <span className="visually-hidden">Remove</span>
            <span className={styles.chipText} dir="auto">
              {text}
            </span>
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
