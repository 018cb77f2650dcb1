import type { Status } from '../shared/status';
import { formatTokens } from '@/lib/format/format';
import { subtractAmounts } from '@/lib/format/money';
import type { Payout, PayoutSums } from '@/contract/payout';

const STATES: Record<string, Status> = {
  pending: { label: 'In review', tone: 'wait' },
  approved: { label: 'Approved', tone: 'good' },
  done: { label: 'Paid', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
} satisfies Record<Payout['status'], Status>;

/** Label of a request's status; unknown states keep the server's name. */
export const payoutState = (status: Payout['status']): Status => STATES[status] ?? { label: status, tone: 'wait' };

/**
 * Validation error beyond the limits of the contract: minimum payout, whole tokens and balance. `min` and `max` are
 * null if unknown.
 */
export function tokensProblem(text: string, min: number | null, max: number | null): string | undefined {
  const tokens = Number(text);
  if (min !== null && tokens < min) return `The minimum payout is ${formatTokens(min)}.`;
  if (!Number.isInteger(tokens)) return 'Enter a whole number of tokens.';
  if (max !== null && tokens > max) return `You can request at most ${formatTokens(max)}.`;
  return undefined;
}

/**
 * The balance in tokens. The open request (`requested` tokens) is pending, but some servers count it as paid out, and
 * some as still available. `done` is the sum of the paid requests, which tells the two apart; null if unknown.
 */
export function getBalance(
  { totalEarnedTokens: earned, previousPaidOutTokens: paidOut, remainingUnpaidTokens: available }: PayoutSums,
  requested: number | undefined,
  done: number | null,
) {
  const balance = { available, pending: requested, paidOut, earned };
  if (requested === undefined || earned === undefined || available === undefined || paidOut === undefined)
    return balance;
  if (subtractAmounts(earned, paidOut) !== available) return balance;
  const others = subtractAmounts(paidOut, requested);
  if (others === done) return { ...balance, paidOut: others };
  return others < 0 || paidOut === done
    ? { ...balance, available: Math.max(0, subtractAmounts(available, requested)) }
    : balance;
}
