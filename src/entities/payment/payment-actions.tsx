import type { ReactNode } from 'react';
import styles from './payment-actions.module.css';

export const PaymentActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
