import styles from './icon-button.module.css';

/** A count at the corner of an icon: nothing for 0, `99+` above 99. */
export function CountBubble({ count }: { count?: number }) {
  if (!count) return null;
  return (
    <span className={styles.bubble} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
