import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { paymentFollowed, paymentPageClosed, type FollowedPayment } from '@/store/purchase/purchase.slice';

/** Follows a payment while mounted; null until the first answer. */
export function useFollowedPayment(transactionId: string | null) {
  const dispatch = useAppDispatch();
  const followed = useAppSelector(({ purchase }) => purchase.followed);
  useEffect(() => {
    dispatch(paymentFollowed({ transactionId }));
    return () => void dispatch(paymentPageClosed());
  }, [dispatch, transactionId]);
  const ofThis: FollowedPayment | null =
    followed && (transactionId === null || followed.transactionId === transactionId) ? followed : null;
  return { followed: ofThis, lookAgain: () => void dispatch(paymentFollowed({ transactionId })) };
}
