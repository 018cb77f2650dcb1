import { useEffect } from 'react';
import { keepPage } from '@/lib/browser/page-guard';
import { subjectOf } from '@/store/purchase/purchase';
import { purchaseCheckRequested, selectPurchase } from '@/store/purchase/purchase.slice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

const TOKENS = subjectOf({ kind: 'tokens', pay: 'card', packageId: '' });
const MOMENT_MS = 3000;

/** Opens payment pages in a new tab while mounted, so that a payment doesn't interrupt the show. */
export function useKeepPage(): void {
  const dispatch = useAppDispatch();
  const leaving = useAppSelector((state) => selectPurchase(TOKENS)(state)?.step === 'leaving');
  useEffect(() => keepPage(), []);
  useEffect(() => {
    if (!leaving) return undefined;
    const timer = setTimeout(() => dispatch(purchaseCheckRequested({ subject: TOKENS })), MOMENT_MS);
    return () => clearTimeout(timer);
  }, [dispatch, leaving]);
}
