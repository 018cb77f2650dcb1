import type { Settings } from '@/contract/settings';
import { formatTokens } from '@/lib/format/format';

export interface TipLimits {
  min: number;
  /** Null where the site sets none. */
  max: number | null;
}

const PRESETS = [5, 10, 20, 50, 100];
/** From here on a tip is asked about once more, however much one has. */
const LARGE = 200;

/** What the site allows; back ends spell the settings in two ways (contract B.26). */
export function tipLimits(settings: Settings): TipLimits {
  const of = (...names: string[]) => names.map((name) => settings[name]).find((value) => typeof value === 'number' && value > 0);
  return {
    min: Math.max(1, Math.ceil(Number(of('minimumTipPrice', 'minTippingAmount') ?? 1))),
    max: Math.floor(Number(of('maximumTipPrice', 'maxTippingAmount') ?? 0)) || null,
  };
}

/** The usual amounts, as far as the site allows them. */
export const presetTips = ({ min, max }: TipLimits): number[] => PRESETS.filter((amount) => amount >= min && (max === null || amount <= max));

/** What is wrong with an amount that was typed, in a sentence; null when nothing is. */
export function tipProblem(typed: string, { min, max }: TipLimits): string | null {
  const text = typed.trim();
  if (text === '') return 'Enter how many tokens.';
  if (!/^\d{1,9}$/.test(text)) return 'Enter a whole number of tokens.';
  if (Number(text) < min) return `A tip is at least ${formatTokens(min)}.`;
  return max !== null && Number(text) > max ? `A tip is at most ${formatTokens(max)}.` : null;
}

/** Whether a tip is worth a second question, and why; null when it is not. */
export function largeTip(amount: number, balance: number): string | null {
  if (amount * 2 > balance) return 'That is more than half of what you have.';
  return amount >= LARGE ? 'That is a large tip.' : null;
}
