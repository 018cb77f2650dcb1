import type { ReactNode } from 'react';
import styles from './person-button.module.css';

export const PersonButton = ({ children, onOpen }: { children: ReactNode; onOpen: () => void }) => (
  <button type="button" className={styles.person} aria-haspopup="dialog" onClick={onOpen}>
    {children}
  </button>
);
