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
  /** Bought on the product's own page: the cart, and what is paid for there, have no part in it. */
  single?: true;
}

/** What somebody pays for, as plain data: it survives a reload on the device. `pay` says whether tokens or a card pay. */
export type Purchase =
  | { kind: 'video'; pay: 'token'; id: string }
  | { kind: 'video'; pay: 'card'; id: string; couponCode?: string }
  | { kind: 'gallery' | 'story' | 'stream'; pay: 'token'; id: string }
  | ({ kind: 'products'; pay: 'token'; products: Line[]; userNote?: string } & Order)
  | ({ kind: 'products'; pay: 'card'; products: Line[]; couponCode?: string } & Order)
  | { kind: 'tip'; pay: 'token'; performerId: string; price: number; message?: string; conversationId?: string; streamType?: string; sessionId?: string }
  | { kind: 'subscription'; pay: 'card'; performerId: string; period: 'monthly' | 'yearly' | 'free'; couponCode?: string }
  | { kind: 'membership'; pay: 'card'; packageId: string; couponCode?: string }
  | { kind: 'tokens'; pay: 'card'; packageId: string; couponCode?: string };

/** What the payer was told: shown again on result pages and after a reload. */
export interface Terms {
  /** Name of the thing. */
  title: string;
  /** Tokens when tokens pay, money when a card does. */
  price: number;
  /** The path to come back to. */
  returnTo: string;
}

/** Two purchases of one subject are never under way at once. */
export function subjectOf(purchase: Purchase): string {
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
 * Where a purchase stands; `title` is what is paid for by it, whatever is chosen on the screen by now. Only `done` means that it was paid, only `refused` and `notCharged` that it
 * surely was not.
 */
export type PurchaseState =
  /** The call is on its way: the control is locked. */
  | { step: 'sending' }
  /** Another tab is paying for this very thing. */
  | { step: 'elsewhere' }
  /** No answer came: the history is being read. */
  | { step: 'checking' }
  /** Neither an answer nor the history: it may have been paid. Offers to check again, not to pay again. */
  | { step: 'uncertain'; title?: string }
  /** The history says that it did not happen. Paying again is safe: it goes out under the same key. */
  | { step: 'notCharged' }
  /** The server refused; nothing was charged. `missing`: the balance is too small. */
  | { step: 'refused'; error: StoredError; missing: boolean }
  /** The browser goes to the payment page. */
  | { step: 'leaving' }
  /** A payment page was opened and nothing is known of it yet: go on paying, ask how it stands, or drop it. */
  | { step: 'open'; title: string; paymentUrl: string; transactionId: string | null }
  | { step: 'done'; title: string; receipt: Receipt | null };
