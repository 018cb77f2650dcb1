import type { ApiError } from '@/lib/http/errors';
import { normalizePaymentStatus, tokenPaymentStatus } from '@/entities/payment/payment-state';
import { isRefusal } from '@/entities/payment/refusal';
import { parseHttpUrl } from '@/lib/url';
import type { Transaction } from '@/contract/payment';
import type { Outcome } from '../request/request.saga';
import { storedError, type StoredError } from '../request/request-state';
import type { Purchase, Receipt } from './purchase';
import type { Bought } from './send';

/**
 * The outcome of a payment call. `unclear`: it may or may not have been paid, which only the history can tell; with an
 * id, the server accepted it and is still charging.
 */
export type PaymentResult =
  | { is: 'paid'; receipt: Receipt | null }
  | { is: 'open'; paymentUrl: string; transactionId: string | null }
  | { is: 'refused'; error: StoredError }
  | { is: 'sessionOver' }
  | { is: 'unclear'; transactionId?: string };

const toRefusal = (message: string): PaymentResult => ({
  is: 'refused',
  error: { status: 0, message, constraints: {} },
});

export function toPaymentResult(outcome: Outcome<Bought>, pay: Purchase['pay']): PaymentResult {
  return outcome.ok ? fromResponse(outcome.data, pay) : fromError(outcome.error);
}

function fromError(error: ApiError): PaymentResult {
  if (error.endsSession) return { is: 'sessionOver' };
  return error.notSent || isRefusal(error.status) ? { is: 'refused', error: storedError(error) } : { is: 'unclear' };
}

function fromResponse(bought: Bought, pay: Purchase['pay']): PaymentResult {
  // No receipt: the total shows in the balance.
  if (Array.isArray(bought))
    return bought.length > 0 && bought.every(isPaid) ? { is: 'paid', receipt: null } : { is: 'unclear' };
  if ('success' in bought) return bought.success ? { is: 'paid', receipt: null } : { is: 'unclear' };
  const pageUrl = getPageUrl(bought);
  if (pageUrl) {
    const paymentUrl = parseHttpUrl(pageUrl);
    return paymentUrl
      ? { is: 'open', paymentUrl, transactionId: isReceipt(bought) ? bought._id : null }
      : toRefusal('The payment page couldn’t be opened. Nothing was charged.');
  }
  if (!isReceipt(bought)) return { is: 'unclear' };
  switch (normalizePaymentStatus(pay === 'token' ? tokenPaymentStatus(bought.status) : bought.status)) {
    case 'success':
      return { is: 'paid', receipt: bought };
    case 'failed':
    case 'canceled':
      return toRefusal('The payment was declined.');
    default:
      return { is: 'unclear', transactionId: bought._id };
  }
}

/** Where the visitor pays, or where the bank confirms a card (3-D Secure; contract B.15). */
export function getPageUrl(bought: Bought): string | null | undefined {
  if ('paymentUrl' in bought && bought.paymentUrl) return bought.paymentUrl;
  const { status, stripeConfirmUrl } = bought as Partial<Transaction>;
  // One that can't be opened leaves the payment pending.
  return normalizePaymentStatus(status) === 'pending' ? parseHttpUrl(stripeConfirmUrl) : null;
}

const isReceipt = (bought: Bought): bought is Receipt => '_id' in bought && typeof bought._id === 'string';
const isPaid = (bought: Bought) =>
  isReceipt(bought) && normalizePaymentStatus(tokenPaymentStatus(bought.status)) === 'success';
