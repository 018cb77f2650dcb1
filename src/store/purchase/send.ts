import type { Reply } from '@/contract/envelope';
import type { CheckoutData } from '@/contract/payment';
import type { EnterStreamData, TokenTransaction } from '@/contract/token-transaction';
import type { Services } from '@/services/create-services';
import type { Purchase } from './purchase';

/** Responses of the payment calls. */
export type Bought = CheckoutData | EnterStreamData | TokenTransaction[];

/** All payments are sent from here. */
export function sendPayment(
  { tokenTransactions, payments }: Services,
  purchase: Purchase,
  idempotencyKey: string,
): Promise<Reply<Bought>> {
  const options = { idempotencyKey };
  switch (purchase.kind) {
    case 'video':
      return purchase.pay === 'token'
        ? tokenTransactions.buyVideo(purchase.id, options)
        : payments.purchaseVideo(purchase.id, { couponCode: purchase.couponCode }, options);
    case 'gallery':
      return tokenTransactions.buyGallery(purchase.id, options);
    case 'story':
      return tokenTransactions.buyStory(purchase.id, options);
    case 'stream':
      return tokenTransactions.enterStream(purchase.id, options);
    case 'tip': {
      const { kind: _, pay: __, ...body } = purchase;
      return tokenTransactions.tip(body, options);
    }
    case 'products': {
      const { kind: _, pay, single: __, ...body } = purchase;
      return pay === 'token' ? tokenTransactions.buyProducts(body, options) : payments.purchaseProducts(body, options);
    }
    case 'subscription': {
      const { performerId, period: type, couponCode } = purchase;
      return payments.subscribe({ performerId, type, couponCode }, options);
    }
    case 'membership':
      return payments.subscribe({ packageId: purchase.packageId, couponCode: purchase.couponCode }, options);
    case 'tokens':
      return payments.purchaseTokens(purchase.packageId, { couponCode: purchase.couponCode }, options);
  }
}

/** Returns an idempotency key. `randomUUID` is missing on pages without HTTPS. */
export function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
