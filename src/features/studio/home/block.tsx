import { type ReactNode, useId } from 'react';
import { SectionHeader } from '@/components/section/section-header';
import { BlockError } from '@/components/empty-error-states/error-state';
import { cx } from '@/components/cx';
import type { Loaded } from '@/lib/page/load-part';
import styles from './block.module.css';

interface BlockProps<T> {
  title: string;
  /** Link to the full list. */
  seeAll: string;
  /** Subject of the error message: "Your orders". */
  what: string;
  data: { part: Loaded<T>; retrying: boolean; retry: () => void };
  wide?: boolean;
  children: (content: T) => ReactNode;
}

/** A dashboard block that loads and fails independently. */
export function Block<T>({
  title,
  seeAll,
  what,
  data: { part, retrying, retry },
  wide = false,
  children,
}: BlockProps<T>) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(styles.block, wide && styles.wide)}>
      <SectionHeader id={id} title={title} seeAll={seeAll} />
      {part.ok ? (
        children(part.content)
      ) : (
        <BlockError title={`${what} couldn’t be loaded.`} message={part.message} onRetry={retry} retrying={retrying} />
      )}
    </section>
  );
}

export const Figure = ({ value, name, children }: { value: ReactNode; name: string; children?: ReactNode }) => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd>
      <span className={styles.value}>{value}</span>
      {children}
    </dd>
  </div>
);

export const Figures = ({ children }: { children: ReactNode }) => <dl className={styles.figures}>{children}</dl>;

export const Quiet = ({ children }: { children: ReactNode }) => <p className={styles.quiet}>{children}</p>;
