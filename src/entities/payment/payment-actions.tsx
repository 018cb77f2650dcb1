import type { ReactNode } from 'react';
import styles from './payment-actions.module.css';

/** The footer of a payment sheet: the payment status and the pay button. */
export const PaymentActions = ({ children }: { children: ReactNode }) => (
  <div className={styles.actions}>{children}</div>
);
