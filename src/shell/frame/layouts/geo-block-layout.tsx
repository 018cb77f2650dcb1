import styles from './notice-layout.module.css';

/** The country message (spec §1). */
export function GeoBlockLayout() {
  return (
    <main className={styles.notice}>
      <h1 className={styles.sentence}>We&apos;ve sorry. Website content is not available on your country.</h1>
    </main>
  );
}
