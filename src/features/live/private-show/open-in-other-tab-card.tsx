import type { ReactNode } from 'react';
import { AppWindow } from 'lucide-react';
import styles from './message-card.module.css';

export const OpenInOtherTabCard = ({ children }: { children: ReactNode }) => (
  <section className={styles.card} role="status">
    <AppWindow className={styles.sign} />
    <h1 className={styles.title}>Your show is open in another tab</h1>
    <p className={styles.text}>The show only runs in that tab. Close it to continue here.</p>
    <div className={styles.actions}>{children}</div>
  </section>
);
