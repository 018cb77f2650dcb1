/** Formats texts, numbers, money and dates identically on the server and in every browser, so that hydration matches. */

import { once } from '@/lib/once';
import { LOCALE } from './locale';

const whole = once(() => new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 2 }));
const plurals = once(() => new Intl.PluralRules(LOCALE));
const shortDate = once(
  () => new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }),
);

/** The first `length` characters of a text, less half of a character at the end, which would break hydration. */
export const cutText = (text: string, length: number): string => text.slice(0, length).replace(/[\ud800-\udbff]$/, '');

/** An integer with thousands separators: 12345 → `12,345`. */
export const formatNumber = (value: number): string => whole().format(value);

/** The form of a noun (or verb) for a count: `view`, `views`. The plural defaults to the singular with an "s". */
export const pluralize = (count: number, one: string, other = `${one}s`): string =>
  plurals().select(count) === 'one' ? one : other;

/** A count with its noun: `1 photo`, `1,234 photos`, `2 galleries`. */
export const formatQuantity = (count: number, one: string, other?: string): string =>
  `${formatNumber(count)} ${pluralize(count, one, other)}`;

/** A count in short form: 999 → `999`, 12345 → `12.3k`, 4100000 → `4.1M`. Never rounds up to the next unit's 1000. */
export function formatCount(value: number): string {
  const units = [
    [1e9, 'B'],
    [1e6, 'M'],
    [1e3, 'k'],
  ] as const;
  for (const [size, unit] of units) {
    if (Math.abs(value) >= size) {
      const tenths = Math.trunc((value / size) * 10) / 10;
      return `${Math.abs(tenths) >= 100 ? Math.trunc(tenths) : tenths}${unit}`;
    }
  }
  return String(Math.trunc(value));
}

/** Seconds as a clock: 185 → `3:05`, 3725 → `1:02:05`. */
export function formatDuration(seconds: number): string {
  const total = Math.max(0, Math.floor(Number.isFinite(seconds) ? seconds : 0));
  const padTwoDigits = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  return hours > 0
    ? `${hours}:${padTwoDigits(minutes)}:${padTwoDigits(total % 60)}`
    : `${minutes}:${padTwoDigits(total % 60)}`;
}

/** Seconds as an ISO 8601 duration: 185 → `PT3M5S`. */
export function isoDuration(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${total % 60}S`;
}

/** An ISO date as `May 3, 2024` (UTC); an unreadable one as the empty string. */
export function formatDate(iso: string | Date): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : shortDate().format(date);
}

/** Currency format of a site. */
export interface Currency {
  /** ISO 4217 code, which determines the decimals. */
  code: string;
  /** Symbol before the amount. */
  symbol: string;
}

const getIntl = (code: string) =>
  new Intl.NumberFormat(LOCALE, { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' });

function findDecimals(code: string): number {
  try {
    return getIntl(code).resolvedOptions().maximumFractionDigits ?? 2;
  } catch {
    return 2;
  }
}

const decimals = new Map<string, number>();

/** Decimals of a currency; two if it is unknown. */
export function getDecimals(code: string): number {
  const known = decimals.get(code) ?? findDecimals(code);
  decimals.set(code, known);
  return known;
}

/** Symbol of a currency: EUR → `€`; `$` if it is unknown. */
export function getSymbol(code: string): string {
  try {
    return (
      getIntl(code)
        .formatToParts(0)
        .find(({ type }) => type === 'currency')?.value ?? '$'
    );
  } catch {
    return '$';
  }
}

/** Formatters by currency. */
const figures = new Map<string, Intl.NumberFormat>();

function getFigures(code: string): Intl.NumberFormat {
  const known = figures.get(code);
  if (known) return known;
  const digits = getDecimals(code);
  const made = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  figures.set(code, made);
  return made;
}

/**
 * An amount in main currency units (contract A.5), with the decimals of its currency: 12.5 → `$12.50`, `¥13`,
 * `KWD 12.500`. A symbol of letters is followed by a space.
 */
export function formatMoney(amount: number, { code, symbol }: Currency): string {
  const gap = /\p{L}$/u.test(symbol) ? '\u00a0' : '';
  return `${amount < 0 ? '-' : ''}${symbol}${gap}${getFigures(code).format(Math.abs(amount))}`;
}

/** An amount of tokens: 40 → `40 tokens`, 1 → `1 token`; fractions keep two decimals at most. */
export const formatTokens = (amount: number): string => formatQuantity(amount, 'token');

/** Shown for items without a price from the server, which can't be bought. */
export const PRICE_UNAVAILABLE = 'Price unavailable';

/** "40 tokens to watch", or a text for an unknown price. */
export const priceTo = (tokens: number | undefined, purpose: string): string =>
  tokens === undefined ? PRICE_UNAVAILABLE : `${tokens === 0 ? 'Free' : formatTokens(tokens)} ${purpose}`;

/** A signed amount of tokens: 40 → `+40`, -40 → `−40`. */
export const signedTokens = (amount: number): string =>
  `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatNumber(Math.abs(amount))}`;
