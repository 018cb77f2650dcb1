import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '@/components/button/button';
import styles from './panel.module.css';

const AT_FIRST = 6;

interface PanelProps {
  title: string;
  figure: ReactNode;
  empty: string;
  children: ReactNode[];
}

export function Panel({ title, figure, empty, children }: PanelProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        <span className={styles.figure}>{figure}</span>
      </div>
      {children.length > 0 ? (
        <ul className={styles.list} role="list">
          {all ? children : children.slice(0, AT_FIRST)}
        </ul>
      ) : (
        <p className={styles.empty}>{empty}</p>
      )}
      {children.length > AT_FIRST ? (
        <Button variant="ghost" size="sm" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${children.length}`}
        </Button>
      ) : null}
    </section>
  );
}
