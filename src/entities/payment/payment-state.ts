/** How a payment stands, whatever a back end calls it. `other` is a word that none of them is known to use. */
export type PaymentStep = 'success' | 'pending' | 'failed' | 'cancelled' | 'refunded' | 'other';

/** What back ends of the family call each state (contract B.15); the first is the usual word. */
const SPELLINGS = {
  success: ['success', 'succeeded', 'completed', 'paid'],
  pending: ['pending', 'created', 'processing', 'require_authentication'],
  failed: ['failed', 'fail', 'declined'],
  cancelled: ['canceled', 'cancelled'],
  refunded: ['refunded', 'refund'],
} as const satisfies Record<Exclude<PaymentStep, 'other'>, readonly string[]>;

const LABELS = { success: 'Paid', pending: 'Pending', failed: 'Failed', cancelled: 'Canceled', refunded: 'Refunded' } as const;

export const PAYMENT_STEPS = ['success', 'pending', 'failed', 'cancelled', 'refunded'] as const satisfies readonly PaymentStep[];

/** What a status of the server means. Payments in tokens may come without one: they are made at once. */
export function paymentStep(status: string | null | undefined): PaymentStep {
  if (!status) return 'success';
  const word = status.toLowerCase();
  return PAYMENT_STEPS.find((step) => (SPELLINGS[step] as readonly string[]).includes(word)) ?? 'other';
}

/** A status in the visitor's words; an unknown one as it is, legibly. */
export function paymentStateLabel(status: string | null | undefined): string {
  const step = paymentStep(status);
  return step === 'other' ? humanizeName(status ?? '') : LABELS[step];
}

/** The words to ask a server for when payments in one state are wanted. */
export const statusesOf = (step: string): readonly string[] => (step in SPELLINGS ? SPELLINGS[step as keyof typeof SPELLINGS] : [step]);

/** A name of the wire as words: `require_action` → `Require action`. */
export function humanizeName(name: string): string {
  const words = name.replace(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
