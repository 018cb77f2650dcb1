import type { Transaction } from '@/contract/payment';
import type { TokenTransaction } from '@/contract/token-transaction';
import type { StoredError } from '../request/request-state';

export interface Line {
  _id: string;
  quantity: number;
}

interface Order {
  deliveryAddress?: string;
  postalCode?: string;
  phoneNumber?: string;
  /** Bought on the product's own page, so the checkout form isn't touched. The cart loses the product if it has it. */
  single?: true;
}

/** A purchase as plain data, so that it survives a reload on the device. `pay` tells whether tokens or a card pay. */
export type Purchase =
  | { kind: 'video'; pay: 'token'; id: string }
  | { kind: 'video'; pay: 'card'; id: string; couponCode?: string }
  | { kind: 'gallery' | 'story' | 'stream'; pay: 'token'; id: string }
  | ({ kind: 'products'; pay: 'token'; products: Line[]; userNote?: string } & Order)
  | ({ kind: 'products'; pay: 'card'; products: Line[]; couponCode?: string } & Order)
  | {
      kind: 'tip';
      pay: 'token';
      performerId: string;
      price: number;
      message?: string;
      conversationId?: string;
      streamType?: string;
      sessionId?: string;
    }
  | {
      kind: 'subscription';
      pay: 'card';
      performerId: string;
      period: 'monthly' | 'yearly' | 'free';
      couponCode?: string;
    }
  | { kind: 'membership'; pay: 'card'; packageId: string; couponCode?: string }
  | { kind: 'tokens'; pay: 'card'; packageId: string; couponCode?: string };

/** What the payer was shown: repeated on result pages and after a reload. */
export interface Terms {
  title: string;
  /** Tokens for token payments, money for card payments. */
  price: number;
  /** The path to return to. */
  returnTo: string;
}

/** The key of what is bought: only one purchase per subject runs at a time. */
export function getSubject(purchase: Purchase): string {
  switch (purchase.kind) {
    case 'video':
    case 'gallery':
    case 'story':
    case 'stream':
      return `${purchase.kind}/${purchase.id}`;
    case 'tip':
    case 'subscription':
      return `${purchase.kind}/${purchase.performerId}`;
    case 'products':
      return purchase.single ? `products/${purchase.products.map(({ _id }) => _id).join()}` : 'products';
    case 'membership':
    case 'tokens':
      return purchase.kind;
  }
}

export type Receipt = Transaction | TokenTransaction;

/**
 * The state of a purchase; `title` names what is being paid for, even if the choice on screen has changed. Only `done`
 * means that it was paid; only `refused` and `notCharged` mean that it certainly wasn't.
 */
export type PurchaseState =
  /** The call is pending and the button is locked. */
  | { step: 'sending' }
  /** Another tab is paying for the same item. */
  | { step: 'elsewhere' }
  /** No response came, so the history is being read. */
  | { step: 'checking' }
  /** Neither a response nor the history: it may have been paid. The visitor can check again but not pay again. */
  | { step: 'uncertain'; title?: string }
  /** The history shows no charge. Paying again is safe, because it uses the same key. */
  | { step: 'notCharged' }
  /** The server refused; nothing was charged. `missing`: the balance is too small. */
  | { step: 'refused'; error: StoredError; missing: boolean }
  /** The browser is opening the payment page. */
  | { step: 'leaving' }
  /** A payment page was opened and the result isn't known: the visitor can continue, check or drop it. */
  | { step: 'open'; title: string; paymentUrl: string; transactionId: string | null }
  | { step: 'done'; title: string; receipt: Receipt | null };
