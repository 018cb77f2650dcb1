import { Info } from 'lucide-react';
import styles from './not-supported-note.module.css';

/**
 * Replaces a control whose API call the back end doesn't support (see `isUnsupportedCall` in lib/http/errors). `what`
 * completes the sentence "This site doesn’t support …".
 */
export const NotSupportedNote = ({ what }: { what: string }) => (
  <p className={styles.note} role="status">
    <Info />
    <span>This site doesn’t support {what}.</span>
  </p>
);
