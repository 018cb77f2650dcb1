import type { ReactNode } from 'react';
import styles from './illustration.module.css';

/** Icons for missing pictures, 48 × 48. */
const marks = {
  picture: (
    <>
      <rect x="7" y="10" width="34" height="28" rx="5" />
      <circle cx="17" cy="19" r="3.5" />
      <path d="m8 34 10-9 7 6 7-7 8.5 8.5" />
    </>
  ),
  text: <path d="M9 14h30M9 24h30M9 34h18" />,
  video: (
    <>
      <circle cx="24" cy="24" r="17" />
      <path d="M20.5 17.5v13l10-6.5z" />
    </>
  ),
  person: (
    <>
      <circle cx="24" cy="18" r="8" />
      <path d="M9 41c1.5-8.5 7.5-12.5 15-12.5S37.5 32.5 39 41" />
    </>
  ),
  product: (
    <>
      <path d="M10 17h28l-2.5 23h-23z" />
      <path d="M17 21v-6a7 7 0 0 1 14 0v6" />
    </>
  ),
  event: (
    <>
      <rect x="8" y="11" width="32" height="29" rx="5" />
      <path d="M8 20h32M17 7v8M31 7v8" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type PlaceholderKind = keyof typeof marks;

export function Placeholder({ kind }: { kind: PlaceholderKind }) {
  return (
    <span className={styles.blank} aria-hidden="true">
      <svg
        viewBox="0 0 48 48"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {marks[kind]}
      </svg>
    </span>
  );
}
