/** Figures, money and dates as text. The same on the server and in every browser, so that hydration agrees. */

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });
const twoDecimals = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const longDate = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A whole figure with thousands separators: 12345 → `12,345`. */
export const formatNumber = (value: number): string => whole.format(value);

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
  const two = (n: number) => String(n).padStart(2, '0');
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${two(total % 60)}` : `${minutes}:${two(total % 60)}`;
}

/** Seconds as an ISO 8601 duration: 185 → `PT3M5S`. */
export function isoDuration(seconds: number): string {
  const total = Math.max(0, Math.floor(seconds));
  const hours = Math.floor(total / 3600);
  const minutes = Math.floor((total % 3600) / 60);
  return `PT${hours ? `${hours}H` : ''}${minutes ? `${minutes}M` : ''}${total % 60}S`;
}

/** An ISO date as `3 May 2024` (UTC); an unreadable one as the empty string. */
export function formatDate(iso: string | Date): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : longDate.format(date);
}

/** An amount in main currency units (contract A.5): (12.5, '$') → `$12.50`. */
export const formatMoney = (amount: number, symbol: string): string => `${amount < 0 ? '-' : ''}${symbol}${twoDecimals.format(Math.abs(amount))}`;

/** An amount of tokens: 40 → `40 tokens`, 1 → `1 token`; fractions keep two decimals at most. */
export const formatTokens = (amount: number): string => `${formatNumber(amount)} ${amount === 1 ? 'token' : 'tokens'}`;

/** A movement of tokens with its sign: 40 → `+40`, -40 → `−40`. */
export const signedTokens = (amount: number): string => `${amount > 0 ? '+' : amount < 0 ? '−' : ''}${formatNumber(Math.abs(amount))}`;
