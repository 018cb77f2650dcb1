import type { ReactNode } from 'react';
import styles from './illustration.module.css';

/** Illustrations on a 160 × 120 canvas, each with one accent-colored stroke. */
const scenes = {
  search: (
    <>
      <rect className={styles.paper} x="38" y="34" width="56" height="38" rx="6" />
      <rect className={styles.tint} x="44" y="40" width="44" height="20" rx="3" />
      <path className={styles.ink} d="M46 66h22" />
      <circle className={styles.paper} cx="98" cy="62" r="20" />
      <path className={styles.accent} d="m113 77 16 17" strokeWidth="5" />
      <path className={styles.ink} d="M87 60a12 12 0 0 1 9-9" />
    </>
  ),
  videos: (
    <>
      <rect className={styles.paper} x="52" y="24" width="66" height="44" rx="7" transform="rotate(7 85 46)" />
      <rect className={styles.paper} x="38" y="36" width="72" height="50" rx="8" />
      <path className={styles.ink} d="M46 78h56" />
      <path className={styles.accent} d="M46 78h18" strokeWidth="3" />
      <path
        className={styles.accentFill}
        d="M68 46.5v22a2 2 0 0 0 3 1.7l17-11a2 2 0 0 0 0-3.4l-17-11a2 2 0 0 0-3 1.7z"
      />
    </>
  ),
  pictures: (
    <>
      <rect className={styles.paper} x="50" y="22" width="60" height="52" rx="7" transform="rotate(8 80 48)" />
      <rect className={styles.paper} x="40" y="34" width="70" height="56" rx="8" />
      <rect className={styles.tint} x="46" y="40" width="58" height="44" rx="4" />
      <path className={styles.ink} d="m46 80 16-18 11 11 14-17 17 21" />
      <circle className={styles.accentFill} cx="61" cy="52" r="5" />
    </>
  ),
  people: (
    <>
      <circle className={styles.paper} cx="46" cy="52" r="11" />
      <path className={styles.paper} d="M26 94c1-15 9-23 20-23s19 8 20 23z" />
      <circle className={styles.paper} cx="114" cy="52" r="11" />
      <path className={styles.paper} d="M94 94c1-15 9-23 20-23s19 8 20 23z" />
      <circle className={styles.paper} cx="80" cy="44" r="14" />
      <path className={styles.paper} d="M54 97c1-20 11-30 26-30s25 10 26 30z" />
      <path className={styles.accent} d="M74 47c3.5 4 8.5 4 12 0" />
    </>
  ),
  stage: (
    <>
      <path className={styles.tint} d="M64 20h32l22 74H42z" />
      <path className={styles.ink} d="M66 14h28l-3 10H69z" />
      <path className={styles.ink} d="M80 93V58M66 94h28" />
      <rect className={styles.paper} x="71" y="36" width="18" height="24" rx="9" transform="rotate(14 80 48)" />
      <path className={styles.accent} d="m72.5 46 17 4" />
      <path className={styles.ink} d="M30 30l6 4M130 30l-6 4M26 48h8M134 48h-8" />
    </>
  ),
  heart: (
    <>
      <rect className={styles.paper} x="42" y="26" width="76" height="66" rx="9" />
      <path
        className={styles.accent}
        d="M80 76 61.5 58.5c-5-5-4.5-12.5.5-16 5-3.5 11.5-2 15 3l3 4 3-4c3.5-5 10-6.5 15-3s5.5 11 .5 16z"
      />
      <path className={styles.ink} d="M128 38v10M123 43h10M32 66v8M28 70h8" />
    </>
  ),
  letter: (
    <>
      <rect className={styles.tint} x="52" y="20" width="70" height="72" rx="7" transform="rotate(5 87 56)" />
      <rect className={styles.paper} x="40" y="22" width="70" height="72" rx="7" />
      <path className={styles.accent} d="M52 40h28" strokeWidth="2.5" />
      <path className={styles.ink} d="M52 54h46M52 65h46M52 76h30M122 60l14-22 6 4-14 22-8 5z" />
    </>
  ),
  bag: (
    <>
      <path className={styles.paper} d="M48 46h64l-5 50H53z" />
      <path className={styles.ink} d="M64 56V42a16 16 0 0 1 32 0v14" />
      <path className={styles.accent} d="M70 74c5 6 15 6 20 0" strokeWidth="2.5" />
    </>
  ),
  unplugged: (
    <>
      <path className={styles.ink} d="M14 82c18 0 16-26 34-26h10" />
      <rect className={styles.paper} x="48" y="46" width="22" height="20" rx="5" />
      <path className={styles.ink} d="M70 52h9M70 60h9" />
      <rect className={styles.paper} x="94" y="44" width="26" height="24" rx="6" />
      <path className={styles.ink} d="M120 56h8c14 0 8 28 20 28" />
      <path className={styles.accent} d="m83 42-3-8M89 41v-9M94 43l4-8" />
    </>
  ),
  curtain: (
    <>
      <path className={styles.tint} d="M32 26h44c0 30-8 50-30 68H32z" />
      <path className={styles.tint} d="M128 26H84c0 30 8 50 30 68h14z" />
      <path className={styles.ink} d="M26 24h108M32 24v70h14c22-18 30-38 30-70M128 24v70h-14c-22-18-30-38-30-70" />
      <path
        className={styles.ink}
        d="M46 26c0 26-2 46-8 66M60 26c0 22-5 44-16 62M114 26c0 26 2 46 8 66M100 26c0 22 5 44 16 62"
      />
      <path className={styles.accent} d="M75 70a5.5 5.5 0 1 1 7 5.3c-1.7.6-2 1.7-2 3.7" strokeWidth="2.5" />
      <circle className={styles.accentFill} cx="80" cy="85" r="2" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type IllustrationKind = keyof typeof scenes;

export function Illustration({ kind }: { kind: IllustrationKind }) {
  return (
    <svg className={styles.illustration} viewBox="0 0 160 120" width="160" height="120" aria-hidden="true">
      <ellipse className={styles.ground} cx="80" cy="97" rx="68" ry="13" />
      {scenes[kind]}
    </svg>
  );
}
