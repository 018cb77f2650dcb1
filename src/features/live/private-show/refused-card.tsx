import type { ReactNode } from 'react';
import { CircleAlert } from 'lucide-react';
import { useFocusOnMount } from '@/components/section/use-focus-on-mount';
import type { Refusal, ShowKind } from '@/store/private-show/show';
import styles from './message-card.module.css';
import { refusalText } from './show-labels';

interface RefusedCardProps {
  refusal: Refusal;
  name: string;
  kind: ShowKind;
  children: ReactNode;
}

export function RefusedCard({ refusal, name, kind, children }: RefusedCardProps) {
  const heading = useFocusOnMount();
  const { title, text } = refusalText(refusal, name, kind);
  return (
    <section className={styles.card} role="alert">
      <CircleAlert className={styles.sign} />
      <h1 ref={heading} tabIndex={-1} className={styles.title} dir="auto">
        {title}
      </h1>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <div className={styles.actions}>{children}</div>
    </section>
  );
}
