import { useAppDispatch, useAppSelector } from '../hooks';
import { paymentContinued, purchaseCheckAsked, purchaseDismissed, selectPurchase } from './purchase.slice';

/** How the purchase of a subject stands, and what the visitor can do about it. */
export function usePurchase(subject: string) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(selectPurchase(subject));
  return {
    state,
    check: () => dispatch(purchaseCheckAsked({ subject })),
    goOn: () => dispatch(paymentContinued({ subject })),
    dismiss: () => dispatch(purchaseDismissed({ subject })),
  };
}
