import styles from './icon-button.module.css';

/** The figure at the corner of an icon; nothing for none, `99+` above that. */
export function CountBubble({ count }: { count?: number }) {
  if (!count) return null;
  return (
    <span className={styles.bubble} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  );
}
