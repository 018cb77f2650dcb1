import styles from './route-bar.module.css';

/** The thin bar at the top of the window while a page is on its way. */
export function RouteBar({ visible }: { visible: boolean }) {
  if (!visible) return null;
  return <div className={styles.bar} data-testid="route-bar" role="progressbar" aria-label="Loading page" />;
}
