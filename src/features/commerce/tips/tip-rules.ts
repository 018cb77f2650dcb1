import type { TipLimits } from '@/entities/payment/tip-limits';
import { formatTokens } from '@/lib/format/format';

const PRESETS = [5, 10, 20, 50, 100];
/** Tips from this many tokens need a confirmation, whatever the balance. */
const LARGE_TIP_TOKENS = 200;

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
