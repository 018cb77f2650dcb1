import type { Settings } from '@/contract/settings';
import { formatTokens } from '@/lib/format/format';

export interface TipLimits {
  min: number;
  /** Null if the site sets no maximum. */
  max: number | null;
}

const PRESETS = [5, 10, 20, 50, 100];
/** Tips from this many tokens need a confirmation, whatever the balance. */
const LARGE_TIP_TOKENS = 200;

/** The site's limits; back ends spell the settings in two ways (contract B.26). */
export function tipLimits(settings: Settings): TipLimits {
  const of = (...names: string[]) =>
    names.map((name) => settings[name]).find((value) => typeof value === 'number' && value > 0);
  return {
    min: Math.max(1, Math.ceil(Number(of('minimumTipPrice', 'minTippingAmount') ?? 1))),
    max: Math.floor(Number(of('maximumTipPrice', 'maxTippingAmount') ?? 0)) || null,
  };
}

/** The usual amounts within the limits. */
export const presetTips = ({ min, max }: TipLimits): number[] =>
  PRESETS.filter((amount) => amount >= min && (max === null || amount <= max));

/** Validation error of a typed amount, or null. */
export function tipProblem(typed: string, { min, max }: TipLimits): string | null {
  const text = typed.trim();
  if (text === '') return 'Enter an amount.';
  if (!/^\d{1,9}$/.test(text)) return 'Enter a whole number of tokens.';
  if (Number(text) < min) return `The minimum tip is ${formatTokens(min)}.`;
  return max !== null && Number(text) > max ? `The maximum tip is ${formatTokens(max)}.` : null;
}

/** Why a tip needs a confirmation, or null. */
export function largeTip(amount: number, balance: number): string | null {
  if (amount * 2 > balance) return 'That’s more than half of your balance.';
  return amount >= LARGE_TIP_TOKENS ? 'That’s a large tip.' : null;
}
