import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../hooks';
import type { PurchaseState } from './purchase';
import { paymentContinued, purchaseCheckRequested, purchaseDismissed, selectPurchase } from './purchase.slice';

/** The state of a subject's purchase, and what the visitor can do about it. */
export function usePurchase(subject: string) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectPurchase(subject));
  return {
    state,
    check: () => dispatch(purchaseCheckRequested({ subject })),
    continuePayment: () => dispatch(paymentContinued({ subject })),
    dismiss: () => dispatch(purchaseDismissed({ subject })),
  };
}

/** True for a final result. Undecided payments are never dismissed without the visitor. */
const isResult = (state: PurchaseState | null): boolean => state?.step === 'done' || state?.step === 'refused';

/** The same for a screen that shows the result: leaving the screen dismisses it. */
export function usePurchaseResult(subject: string) {
  const store = useAppStore();

  useEffect(
    () => () => {
      if (isResult(selectPurchase(subject)(store.getState()))) store.dispatch(purchaseDismissed({ subject }));
    },
    [store, subject],
  );

  return usePurchase(subject);
}

/**
 * The same for a form that closes on success: dismisses a result from before it opened or chose the subject, and the
 * refusal for too few tokens once none are `missing`.
 */
export function usePurchaseForm(subject: string, missing = 0) {
  const purchase = usePurchaseResult(subject);
  const { state } = purchase;
  const [before, setBefore] = useState({ subject, state });
  if (before.subject !== subject) setBefore({ subject, state });
  const isCovered = state?.step === 'refused' && state.missing && missing === 0;
  const isOld = isCovered || (isResult(state) && state === before.state);

  const dismiss = useEffectEvent(purchase.dismiss);
  useEffect(() => {
    if (isOld) dismiss();
  }, [isOld]);

  return isOld ? { ...purchase, state: null } : purchase;
}
