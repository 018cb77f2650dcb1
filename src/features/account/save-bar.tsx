import { Check } from 'lucide-react';
import { Button } from '@/components/button/button';
import styles from './account.module.css';

interface SaveBarProps {
  label: string;
  saving: boolean;
  saved: boolean;
  dirty: boolean;
  onDiscard: () => void;
}

/** The button at the foot of a form, and beside it whether everything is saved. */
export function SaveBar({ label, saving, saved, dirty, onDiscard }: SaveBarProps) {
  return (
    <div className={styles.save}>
      <Button type="submit" look="primary" loading={saving}>
        {label}
      </Button>
      {dirty && !saving ? <Button onClick={onDiscard}>Discard the changes</Button> : null}
      <p role="status" className={styles.state}>
        {saving ? 'Saving…' : null}
        {!saving && dirty ? 'You have changes that are not saved.' : null}
        {!saving && !dirty && saved ? (
          <span className={styles.good}>
            <Check aria-hidden="true" /> Saved
          </span>
        ) : null}
      </p>
    </div>
  );
}
