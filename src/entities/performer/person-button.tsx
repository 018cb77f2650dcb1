import type { ReactNode } from 'react';
import styles from './person-button.module.css';

/** A person's name that opens a dialog with actions for them. */
export const PersonButton = ({ children, onOpen }: { children: ReactNode; onOpen: () => void }) => (
  <button type="button" className={styles.person} aria-haspopup="dialog" onClick={onOpen}>
    {children}
  </button>
);
