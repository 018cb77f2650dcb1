import type { ReactNode } from 'react';
import styles from './payment-actions.module.css';

/** The foot of a sheet in which something is paid for: how the payment stands, and the one thing to press. */
export const PaymentActions = ({ children }: { children: ReactNode }) => <div className={styles.foot}>{children}</div>;
