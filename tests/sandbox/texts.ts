const LOCALE = 'en-US';
const plurals = new Intl.PluralRules(LOCALE);
const numbers = new Intl.NumberFormat(LOCALE);
const clock = new Intl.DateTimeFormat(LOCALE, {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
  timeZoneName: 'short',
});
const days = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** The form of a noun or verb for a count. The plural defaults to the singular with an "s". */
export const pluralize = (count: number, one: string, other = `${one}s`): string =>
  plurals.select(count) === 'one' ? one : other;

/** A number with thousands separators: `1,234`. */
export const formatNumber = (value: number): string => numbers.format(value);

/** A count with its noun: `1 token`, `1,234 tokens`. */
export const formatQuantity = (count: number, one: string, other?: string): string =>
  `${formatNumber(count)} ${pluralize(count, one, other)}`;

/** A date for messages: `May 12, 2026` (UTC). */
export const formatDay = (iso: string): string => days.format(new Date(iso));

/** A date and time for messages: `May 12, 2026, 8:00 PM UTC`. */
export const formatMinute = (iso: string): string => `${formatDay(iso)}, ${clock.format(new Date(iso))}`;

/** An amount of money: `$12.50`. `currency` is its ISO 4217 code. */
export const formatMoney = (amount: number, currency: string): string =>
  new Intl.NumberFormat(LOCALE, { style: 'currency', currency }).format(amount);
