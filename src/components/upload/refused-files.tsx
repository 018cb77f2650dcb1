import { CircleAlert, X } from 'lucide-react';
import { IconButton } from '@/components/button/icon-button';
import type { RefusedFile } from './use-checked-files';
import styles from './refused-files.module.css';

/** So many are told one by one. */
const TOLD = 8;

/** Which of the chosen files cannot be sent, and why. */
export function RefusedFiles({ refused, onDismiss }: { refused: readonly RefusedFile[]; onDismiss: () => void }) {
  return (
    <div role="alert">
      {refused.length > 0 && (
        <div className={styles.box}>
          <CircleAlert className={styles.icon} aria-hidden="true" />
          <ul role="list" className={styles.list}>
            {refused.slice(0, TOLD).map(({ name, problem }, index) => (
              <li key={`${index} ${name}`}>
                <strong dir="auto">{name}</strong> <span>{problem}</span>
              </li>
            ))}
            {refused.length > TOLD && <li>… and {refused.length - TOLD} more were not taken.</li>}
          </ul>
          <IconButton label="Put this away" size="sm" onClick={onDismiss}>
            <X />
          </IconButton>
        </div>
      )}
    </div>
  );
}
