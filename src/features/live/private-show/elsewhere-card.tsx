import type { ReactNode } from 'react';
import { AppWindow } from 'lucide-react';
import styles from './message-card.module.css';

/** Another tab has the show. */
export const ElsewhereCard = ({ children }: { children: ReactNode }) => (
  <section className={styles.card} role="status">
    <AppWindow className={styles.sign} aria-hidden="true" />
    <h1 className={styles.title}>Your show is open in another tab</h1>
    <p className={styles.text}>Pictures and minutes run there only. Close it there, and it goes on here.</p>
    <div className={styles.actions}>{children}</div>
  </section>
);
