import {
  canceledMessage,
  getAccessEnd,
  getSubscriptionStatus,
  getVersion,
  hasLapsed,
  type Versioned,
} from '@/entities/subscription/subscription-status';
import type { Subscription } from '@/contract/subscription';
import { useAppDispatch, useAppSelector } from '../hooks';
import { purchaseDismissed } from '../purchase/purchase.slice';
import { selectCancellation, withCancellation } from './subscription.selectors';
import { cancelConfirmed } from './subscription.slice';

interface CancellationOptions {
  /** Null for the site membership. */
  performerId: string | null;
  /** Completes "Your … is canceled": `membership`, `subscription to Nova`. */
  what: string;
  today: string;
}

/** Status and cancellation of a subscription or the membership; `control` has the state for `LeaveControl`. */
export function useCancellation(
  record: Versioned & Pick<Subscription, '_id' | 'subscriptionType'>,
  { performerId, what, today }: CancellationOptions,
) {
  const dispatch = useAppDispatch();
  const cancellation = useAppSelector(selectCancellation(record._id));
  const shown = withCancellation(record, cancellation);
  const status = getSubscriptionStatus(shown, today);
  const until = hasLapsed(status) ? null : getAccessEnd(record);
  return {
    shown,
    status,
    step: cancellation?.step,
    control: {
      what,
      until,
      sending: cancellation?.step === 'sending',
      failure: cancellation?.step === 'failed' ? cancellation.error : undefined,
    },
    confirm: () => {
      // The payment confirmation is outdated after a cancellation.
      dispatch(purchaseDismissed({ subject: performerId === null ? 'membership' : `subscription/${performerId}` }));
      dispatch(
        cancelConfirmed({
          _id: record._id,
          performerId,
          noticeText: canceledMessage(what, until),
          version: getVersion(record),
        }),
      );
    },
  };
}
