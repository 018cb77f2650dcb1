import { once } from '@/lib/once';
import { LOCALE } from './locale';

const ages = once(() => new Intl.RelativeTimeFormat(LOCALE));
const AGE_UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;
/** The largest difference between clocks, in ms, for which a later instant counts as now. */
const MAX_CLOCK_SKEW_MS = 3_600_000;
const MAX_AGE_MS = 30 * 86_400_000;

/** An age in ms: `Just now`, `5 minutes ago`, `2 days ago`; empty beyond 30 days and for an instant in the future. */
export function formatAge(age: number): string {
  if (!(age > -MAX_CLOCK_SKEW_MS && age < MAX_AGE_MS)) return '';
  const [unit, size] = AGE_UNITS.find(([, ms]) => age >= ms) ?? [];
  return unit && size ? ages().format(-Math.floor(age / size), unit) : 'Just now';
}
