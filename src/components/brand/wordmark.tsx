import styles from './wordmark.module.css';

interface WordmarkProps {
  /** Name of the site. The drawn letters exist for the default name only. */
  siteName: string;
  /** The site's own logo, from settings. */
  logoUrl?: string | null;
}

const DEFAULT_NAME = 'Encore';

function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.ground} width="32" height="32" rx="9" />
      <g className={styles.sign}>
        <circle cx="9.5" cy="12.5" r="2.2" />
        <circle cx="9.5" cy="19.5" r="2.2" />
        <rect x="14" y="8" width="2.4" height="16" rx="1.2" />
        <rect x="18.6" y="8" width="5.4" height="16" rx="1.5" />
      </g>
    </svg>
  );
}

/** The site's logo and name in the header. Provides the accessible name of the link around it. */
export function Wordmark({ siteName, logoUrl }: WordmarkProps) {
  if (logoUrl) return <img className={styles.logo} src={logoUrl} alt={siteName} width={140} height={32} />;
  return (
    <span className={styles.wordmark}>
      <Mark />
      {siteName === DEFAULT_NAME ? (
        <svg className={styles.letters} viewBox="0 0 124 28" role="img" aria-label={DEFAULT_NAME}>
          <path d="M2 14h16a8 8 0 1 0-2.6 5.9M26.5 6v16M26.5 14a7 7 0 0 1 14 0v8M59.7 8.3a8 8 0 1 0 0 11.4M91.5 6v16M91.5 13.5a7.2 7.2 0 0 1 7-7.3M104 14h16a8 8 0 1 0-2.6 5.9" />
          <circle cx="75" cy="14" r="8" />
        </svg>
      ) : (
        <span className={styles.name} dir="auto">
          {siteName}
        </span>
      )}
    </span>
  );
}
