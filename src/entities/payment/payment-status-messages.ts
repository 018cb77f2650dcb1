/** How a payment stands, as far as it is shown: the store's state of a purchase fits. `title` is what is paid for by it. */
export type PayState =
  | { step: 'sending' | 'elsewhere' | 'checking' | 'uncertain' | 'notCharged' | 'leaving' | 'open' | 'done'; title?: string }
  | { step: 'refused'; error: { message: string }; missing: boolean };

/** Something is on its way: the button waits for it. */
export const isPaying = (state: PayState | null): boolean => state !== null && ['sending', 'elsewhere', 'checking', 'leaving'].includes(state.step);

/** It is not known whether it was paid: paying again has to wait for the visitor to ask, go on or drop it. */
export const isUnsettled = (state: PayState | null): boolean => state?.step === 'uncertain' || state?.step === 'open';
