import styles from './safe-html.module.css';

/**
 * The one place where HTML that did not come from us is put on a page. `html` must have gone through `lib/safe-html`; what
 * reaches state or props has.
 */
export function SafeHtml({ html, small }: { html: string; small?: boolean }) {
  return <div dir="auto" className={small ? styles.small : styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
