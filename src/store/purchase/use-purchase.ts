import { useEffect, useEffectEvent, useState } from 'react';
import { useAppDispatch, useAppSelector, useAppStore } from '../hooks';
import { paymentContinued, purchaseCheckRequested, purchaseDismissed, selectPurchase } from './purchase.slice';

/** The state of a subject's purchase, and what the visitor can do about it. */
export function usePurchase(subject: string) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectPurchase(subject));
  return {
    state,
    check: () => dispatch(purchaseCheckRequested({ subject })),
    goOn: () => dispatch(paymentContinued({ subject })),
    dismiss: () => dispatch(purchaseDismissed({ subject })),
  };
}

/** The same for a screen that shows the result: leaving the screen dismisses it. */
export function useReadPurchase(subject: string) {
  const store = useAppStore();

  useEffect(
    () => () => {
      if (selectPurchase(subject)(store.getState())?.step === 'done') store.dispatch(purchaseDismissed({ subject }));
    },
    [store, subject],
  );

  return usePurchase(subject);
}

/** The same for a form that closes on success: dismisses a result from before it opened. */
export function useNewPurchase(subject: string) {
  const purchase = useReadPurchase(subject);
  const [before] = useState(purchase.state);
  const isOld = before?.step === 'done' && purchase.state === before;

  const dismiss = useEffectEvent(purchase.dismiss);
  useEffect(() => {
    if (isOld) dismiss();
  }, [isOld]);

  return isOld ? { ...purchase, state: null } : purchase;
}
