import { useId } from 'react';
import { PAGING_CHOICES, writePagingChoice, type PagingChoice } from '@/device/list-paging';
import styles from './paging-switch.module.css';

const LABELS: Record<PagingChoice, string> = { more: 'Show more', pages: 'Page numbers' };

/** Chooses between "Show more" and page numbers for all lists on this device. */
export function PagingSwitch({ choice }: { choice: PagingChoice }) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={name} className={styles.switch}>
      <span id={name} className={styles.label}>
        Load lists with
      </span>
      {PAGING_CHOICES.map((option) => (
        <label key={option} className={styles.option}>
          <input
            type="radio"
            name={name}
            className={styles.input}
            checked={option === choice}
            onChange={() => writePagingChoice(option)}
          />
          {LABELS[option]}
        </label>
      ))}
    </div>
  );
}
