/** Normalized payment status. `other` stands for unknown values. */
export type NormalizedPaymentStatus = 'success' | 'pending' | 'failed' | 'canceled' | 'refunded' | 'other';

/** The values that back ends use for each status (contract B.15), the most common first. */
const SPELLINGS = {
  success: ['success', 'succeeded', 'completed', 'paid'],
  pending: ['pending', 'created', 'processing', 'require_authentication'],
  failed: ['failed', 'fail', 'declined'],
  canceled: ['canceled', 'cancelled'],
  refunded: ['refunded', 'refund'],
} as const satisfies Record<Exclude<NormalizedPaymentStatus, 'other'>, readonly string[]>;

const LABELS = {
  success: 'Paid',
  pending: 'Pending',
  failed: 'Failed',
  canceled: 'Canceled',
  refunded: 'Refunded',
} as const;

export const NORMALIZED_STATUSES = [
  'success',
  'pending',
  'failed',
  'canceled',
  'refunded',
] as const satisfies readonly NormalizedPaymentStatus[];

/** The status of a token payment. It may have none, because token payments complete immediately. */
export const tokenPaymentStatus = (status: string | null | undefined): string => status || 'success';

/** Normalizes a status from the server. Without a status, nothing is known about a card payment. */
export function normalizePaymentStatus(status: string | null | undefined): NormalizedPaymentStatus {
  const normalized = (status ?? '').toLowerCase();
  return NORMALIZED_STATUSES.find((step) => (SPELLINGS[step] as readonly string[]).includes(normalized)) ?? 'other';
}

/** Returns the label of a status; unknown values are made readable. */
export function paymentStateLabel(status: string | null | undefined): string {
  const step = normalizePaymentStatus(status);
  return step === 'other' ? humanizeName(status || 'unknown') : LABELS[step];
}

/** Returns the status values to query for one normalized status. */
export const getStatuses = (step: string): readonly string[] =>
  step in SPELLINGS ? SPELLINGS[step as keyof typeof SPELLINGS] : [step];

/** Turns an identifier into readable text: `require_action` → `Require action`. */
export function humanizeName(name: string): string {
  const text = name.replace(/[_-]+/g, ' ').trim();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
