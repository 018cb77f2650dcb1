import { paymentStep } from '@/entities/payment/payment-state';
import type { FollowedPayment } from '@/store/purchase/purchase.slice';

/** The page that the payment provider redirected to. It reflects the visitor's intent, not the outcome. */
export type Arrival = 'success' | 'cancel';

export type PaymentProgress = 'waiting' | 'paid' | 'failed' | 'canceled' | 'refunded' | 'unknown' | 'none';

interface PaymentMessages {
  title: string;
  text: string[];
}

/** Title and text for a payment's progress, including what is safe to do. */
export function paymentMessages(progress: PaymentProgress, arrival: Arrival): PaymentMessages {
  switch (progress) {
    case 'waiting':
      return arrival === 'cancel'
        ? {
            title: 'You left the payment page',
            text: ['Nothing has been charged so far. We’re confirming this with the payment provider.', SAFE_TO_LEAVE],
          }
        : {
            title: 'Waiting for your payment',
            text: [
              'We’re confirming your payment. This usually takes a few seconds, sometimes a few minutes.',
              SAFE_TO_LEAVE,
            ],
          };
    case 'paid':
      return { title: 'Payment complete', text: [] };
    case 'failed':
      return {
        title: 'Your payment didn’t go through',
        text: [
          'Nothing was charged.',
          'Your card may have been declined, or the payment page may have expired. It’s safe to retry.',
        ],
      };
    case 'canceled':
      return { title: 'You canceled the payment', text: ['Nothing was charged. Your cart and choices are saved.'] };
    case 'refunded':
      return { title: 'This payment was refunded', text: ['The money will be returned to your card.'] };
    case 'none':
      return {
        title: 'No payment found',
        text: [
          'This link doesn’t include a payment, and none was started on this device in the last day.',
          'You can find all your card payments in your payment list.',
        ],
      };
    case 'unknown':
      return {
        title: 'We can’t confirm this payment yet',
        text: [
          'It’s not in your payment list, or the list can’t be loaded right now. We’ll keep checking while this page is open.',
          'Before you pay again, check your card payments to see whether you were charged.',
        ],
      };
  }
}

const SAFE_TO_LEAVE =
  'You can safely leave this page. We’ll notify you when the payment is confirmed, and you’ll find it in your card payments.';

/** The progress of a payment as the server knows it; the address doesn't matter. */
export function getPaymentProgress(followed: FollowedPayment | null): PaymentProgress {
  if (!followed) return 'waiting';
  const { outcome, receipt, transactionId, terms } = followed;
  if (transactionId === '' && !terms) return 'none';
  if (outcome === 'success') return paymentStep(receipt?.status) === 'refunded' ? 'refunded' : 'paid';
  return outcome === 'pending' ? 'waiting' : outcome;
}
