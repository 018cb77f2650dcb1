/** Payment state for display; compatible with the store's purchase state. `title` names the item. */
export type PaymentDisplayState =
  | {
      step: 'sending' | 'elsewhere' | 'checking' | 'uncertain' | 'notCharged' | 'leaving' | 'open' | 'done';
      title?: string;
    }
  | { step: 'refused'; error: { message: string }; missing: boolean };

/** True while a payment is in progress. */
export const isPaying = (state: PaymentDisplayState | null): boolean =>
  state !== null && ['sending', 'elsewhere', 'checking', 'leaving'].includes(state.step);

/** True while the outcome is unknown. The visitor must check, continue or drop the payment before paying again. */
export const isUnsettled = (state: PaymentDisplayState | null): boolean =>
  state?.step === 'uncertain' || state?.step === 'open';
