import styles from './state.module.css';

export function EndOfList({ children = 'You’re all caught up' }: { children?: string }) {
  return <p className={styles.end}>{children}</p>;
}
