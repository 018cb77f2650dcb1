import { formatQuantity } from '@/lib/format/format';
const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1024;

/** Formats bytes: 0 → `0 bytes`, 1536 → `1.5 KB`, 4294967296 → `4 GB`. */
export function formatBytes(bytes: number): string {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log(bytes) / Math.log(STEP)));
  const figure = bytes / STEP ** power;
  return `${figure < 100 && power > 0 ? Math.round(figure * 10) / 10 : Math.round(figure)} ${UNITS[power] ?? ''}`;
}

/** Formats the remaining seconds: `a few seconds`, `40 seconds`, `3 minutes`, `1 hour 5 minutes`. */
export function formatWait(seconds: number): string {
  if (seconds < 10) return 'a few seconds';
  if (seconds < 55) return `${Math.ceil(seconds / 5) * 5} seconds`;
  const minutes = Math.ceil(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return [hours > 0 && formatQuantity(hours, 'hour'), minutes % 60 > 0 && formatQuantity(minutes % 60, 'minute')]
    .filter(Boolean)
    .join(' ');
}
