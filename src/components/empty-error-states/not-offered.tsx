import { Info } from 'lucide-react';
import styles from './not-offered.module.css';

/**
 * In place of a control whose call this back end does not have. Whether it is so, `isNoSuchCall` of lib/http/errors tells from the failure. `what` ends the sentence
 * "This server does not offer …".
 */
export const NotOffered = ({ what }: { what: string }) => (
  <p className={styles.note} role="status">
    <Info aria-hidden="true" />
    <span>This server does not offer {what}.</span>
  </p>
);
