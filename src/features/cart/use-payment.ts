import { useEffect } from 'react';
import { useAppStore } from '@/store/hooks';
import { purchaseDismissed, selectPurchase } from '@/store/purchase/purchase.slice';
import { usePurchase } from '@/store/purchase/use-purchase';

const SUBJECT = 'products';

/** The payment of the cart. Its thanks are said once: whoever leaves has read them. */
export function usePayment() {
  const store = useAppStore();

  useEffect(
    () => () => {
      if (selectPurchase(SUBJECT)(store.getState())?.step === 'done') store.dispatch(purchaseDismissed({ subject: SUBJECT }));
    },
    [store],
  );

  return usePurchase(SUBJECT);
}
