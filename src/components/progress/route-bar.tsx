import styles from './route-bar.module.css';

export function RouteBar({ visible }: { visible: boolean }) {
  if (!visible) return null;
  return <div className={styles.bar} data-testid="route-bar" role="progressbar" aria-label="Loading page" />;
}
