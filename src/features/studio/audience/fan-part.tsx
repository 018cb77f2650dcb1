import type { ReactNode } from 'react';
import { BlockError } from '@/components/empty-error-states/error-state';
import type { Loaded } from '@/lib/page/load-part';
import styles from './fan-card.module.css';

interface FanPartProps<T> {
  title: string;
  part: Loaded<T> | null;
  retry: () => void;
  children: (content: T) => ReactNode;
}

export const FanPart = <T,>({ title, part, retry, children }: FanPartProps<T>) => (
  <section className={styles.part}>
    <h3 className={styles.title}>{title}</h3>
    {part === null ? (
      <div className={styles.waiting} aria-busy="true" aria-label={`${title}: loading`} role="status" />
    ) : null}
    {part?.ok === false ? <BlockError title="This couldn’t be loaded." message={part.message} onRetry={retry} /> : null}
    {part?.ok ? children(part.content) : null}
  </section>
);
