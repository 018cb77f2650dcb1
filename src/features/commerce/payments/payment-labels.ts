import { paymentStep } from '@/entities/payment/payment-state';
import type { FollowedPayment } from '@/store/purchase/purchase.slice';

/** Which of the two pages the payment page sent the browser to. It says what was hoped for there, not what came of it. */
export type Arrival = 'success' | 'cancel';

export type PaymentProgress = 'waiting' | 'paid' | 'failed' | 'cancelled' | 'refunded' | 'unknown' | 'none';

interface Words {
  title: string;
  text: string[];
}

/** What a course of events is called, and what is safe to do. */
export function paymentMessages(course: PaymentProgress, arrival: Arrival): Words {
  switch (course) {
    case 'waiting':
      return arrival === 'cancel'
        ? { title: 'You left the payment page', text: ['So far nothing has been charged. We are asking the payment provider whether it stays so.', SAFE] }
        : { title: 'Waiting for your payment', text: ['We are waiting for word from the payment provider. This usually takes a few seconds, at times some minutes.', SAFE] };
    case 'paid':
      return { title: 'Thank you, it is paid', text: [] };
    case 'failed':
      return { title: 'The payment did not go through', text: ['Nothing was charged.', 'The card may have been declined, or the payment page may have stood open for too long. You can safely try again.'] };
    case 'cancelled':
      return { title: 'You cancelled the payment', text: ['Nothing was charged and nothing is lost: your cart and your choices are kept.'] };
    case 'refunded':
      return { title: 'This payment was refunded', text: ['The money goes back to your card.'] };
    case 'none':
      return { title: 'There is no payment to show here', text: ['This address names none, and this device has not begun one within the last day.', 'Everything that you paid by card is in your list of payments.'] };
    case 'unknown':
      return {
        title: 'We cannot tell how this payment stands',
        text: ['Your list of payments does not have it, or cannot be reached at the moment. We keep looking while this page is open.', 'Before you pay again, look into your card payments: what was charged is listed there.'],
      };
  }
}

const SAFE = 'It is safe to leave this page: the payment is not lost, you are told as soon as it is decided, and your card payments list it.';

/** What has become of a payment. The address has no say in it. */
export function paymentProgressOf(followed: FollowedPayment | null): PaymentProgress {
  if (!followed) return 'waiting';
  const { outcome, receipt, transactionId, terms } = followed;
  if (transactionId === '' && !terms) return 'none';
  if (outcome === 'success') return paymentStep(receipt?.status) === 'refunded' ? 'refunded' : 'paid';
  return outcome === 'pending' ? 'waiting' : outcome;
}
