import styles from './state.module.css';

/** Shown at the end of a fully loaded list. */
export function EndOfList({ children = 'You’re all caught up' }: { children?: string }) {
  return <p className={styles.end}>{children}</p>;
}
