import styles from './comments.module.css';

/** Placeholders while comments load. */
export function CommentSkeletons() {
  return (
    <div aria-busy="true" className={styles.list}>
      <span className="visually-hidden">Loading comments…</span>
      {[0, 1, 2].map((index) => (
        <div key={index} aria-hidden="true" className={styles.skeleton} />
      ))}
    </div>
  );
}
