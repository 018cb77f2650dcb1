import styles from './safe-html.module.css';

/**
 * The only component that renders third-party HTML. `html` must be sanitized with `lib/safe-html`, which is the case
 * for everything in state or props.
 */
export function SafeHtml({ html, small }: { html: string; small?: boolean }) {
  return <div dir="auto" className={small ? styles.small : styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
