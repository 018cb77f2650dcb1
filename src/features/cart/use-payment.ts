import { useEffect } from 'react';
import { useAppDispatch, useAppStore } from '@/store/hooks';
import { paymentContinued, purchaseCheckAsked, purchaseDismissed, selectPurchase } from '@/store/purchase/purchase.slice';

const SUBJECT = { subject: 'products' };

/** What can be done about a payment of the cart that is under way. Its thanks are said once: whoever leaves has read them. */
export function usePayment() {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  useEffect(
    () => () => {
      if (selectPurchase(SUBJECT.subject)(store.getState())?.step === 'done') store.dispatch(purchaseDismissed(SUBJECT));
    },
    [store],
  );

  return {
    check: () => dispatch(purchaseCheckAsked(SUBJECT)),
    goOn: () => dispatch(paymentContinued(SUBJECT)),
    dismiss: () => dispatch(purchaseDismissed(SUBJECT)),
  };
}
