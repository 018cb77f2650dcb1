import styles from './state.module.css';

/** The last line of a list that has been shown to its end. */
export function EndOfList({ children = 'You’re all caught up' }: { children?: string }) {
  return <p className={styles.end}>{children}</p>;
}
