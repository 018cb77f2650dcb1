import type { Tone } from '@/components/chip/status-chip';
import type { Payout } from '@/contract/payout';

const STATES: Record<string, { label: string; tone: Tone }> = {
  pending: { label: 'In review', tone: 'wait' },
  approved: { label: 'Approved', tone: 'good' },
  done: { label: 'Paid', tone: 'good' },
  rejected: { label: 'Rejected', tone: 'bad' },
} satisfies Record<Payout['status'], { label: string; tone: Tone }>;

/** Label of a request's status; unknown states keep the server's name. */
export const payoutState = (status: Payout['status']): { label: string; tone: Tone } =>
  STATES[status] ?? { label: status, tone: 'wait' };

/** Validation error of the requested tokens; `most` is null if unknown. */
export function tokensProblem(text: string, max: number | null): string | undefined {
  const tokens = Number(text.trim().replace(',', '.'));
  if (text.trim() === '' || Number.isNaN(tokens)) return 'Enter the number of tokens.';
  if (tokens < 1) return 'Request at least 1 token.';
  if (Math.abs(tokens * 100 - Math.round(tokens * 100)) > 1e-6) return 'Use at most two decimals.';
  if (max !== null && tokens > max) return `You can request at most ${max} tokens.`;
  return undefined;
}

/** Parses a token amount, rounded to hundredths. */
export const tokensIn = (text: string): number => Math.round(Number(text.trim().replace(',', '.')) * 100) / 100;
