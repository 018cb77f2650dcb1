import { Button } from 'antd';
import { X } from 'lucide-react';
import styles from './removable-chips.module.css';

interface RemovableChipsProps {
  label: string;
  chips: readonly { key: string; text: string }[];
  onRemove: (key: string) => void;
}

export function RemovableChips({ label, chips, onRemove }: RemovableChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul role="list" className={styles.chips} aria-label={label}>
      {chips.map(({ key, text }) => (
        <li key={key}>
          <Button
            className={styles.chip}
            size="small"
            shape="round"
            icon={<X />}
            iconPlacement="end"
            onClick={() => onRemove(key)}
          >
            <span className="visually-hidden">Remove </span>
            <span dir="auto">{text}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
