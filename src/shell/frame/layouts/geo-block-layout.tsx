import styles from './notice-layout.module.css';

/** The country message of spec §1 and nothing else. */
export function GeoBlockLayout() {
  return (
    <main className={styles.notice}>
      <h1 className={styles.sentence}>We&apos;ve sorry. Website content is not available on your country.</h1>
    </main>
  );
}
