import type { ReactNode } from 'react';
import { MessagesSquare } from 'lucide-react';
import type { ShowKind } from '@/store/private-show/show';
import styles from './message-card.module.css';

interface NotForSaleCardProps {
  kind: ShowKind;
  name: string;
  children: ReactNode;
}

/** Shown instead of the terms if the performer has set no price. */
export const NotForSaleCard = ({ kind, name, children }: NotForSaleCardProps) => (
  <section className={styles.card}>
    <MessagesSquare className={styles.sign} aria-hidden="true" />
    <h1 className={styles.title} dir="auto">
      {name} doesn’t offer {kind} shows
    </h1>
    <p className={styles.text}>Nothing was charged. You can still watch and chat in the room.</p>
    <div className={styles.actions}>{children}</div>
  </section>
);
