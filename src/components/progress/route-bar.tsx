import styles from './route-bar.module.css';

/** The progress bar at the top of the window during a navigation. */
export function RouteBar({ visible }: { visible: boolean }) {
  if (!visible) return null;
  return <div className={styles.bar} data-testid="route-bar" role="progressbar" aria-label="Loading page" />;
}
