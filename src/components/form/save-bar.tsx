import type { ReactNode } from 'react';
import { Check } from 'lucide-react';
import { Button } from '@/components/button/button';
import styles from './save-bar.module.css';

interface SaveBarProps {
  /** Verb and object: "Save video". */
  label: string;
  saving: boolean;
  saved: boolean;
  dirty: boolean;
  /** False if the device doesn't store a draft, as for passwords. */
  isDraftStored?: boolean;
  onDiscard: () => void;
  children?: ReactNode;
}

/**
 * The footer of a form that stays open after saving. Shows the save state and is sticky while there are unsaved
 * changes.
 */
export function SaveBar({ label, saving, saved, dirty, isDraftStored = true, onDiscard, children }: SaveBarProps) {
  return (
    <div className={styles.save} data-busy={dirty || saving || undefined}>
      <Button type="submit" variant="primary" loading={saving}>
        {label}
      </Button>
      {dirty && !saving && <Button onClick={onDiscard}>Discard changes</Button>}
      {children}
      <p role="status" className={styles.state}>
        {saving && 'Saving…'}
        {!saving &&
          dirty &&
          (isDraftStored ? 'Unsaved changes. They stay on this device for a day.' : 'Unsaved changes')}
        {!saving && !dirty && saved && (
          <span className={styles.good}>
            <Check /> Saved
          </span>
        )}
      </p>
    </div>
  );
}
