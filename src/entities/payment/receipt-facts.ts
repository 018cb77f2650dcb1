import type { Transaction } from '@/contract/payment';
import type { TokenTransaction } from '@/contract/token-transaction';
import { addressLines } from '@/entities/order/address-lines';
import { boughtTitle, kindOf, payeeOf, tokensBought } from './purchased';
import { formatTokens } from '@/lib/format/format';
import { less, partOf, times } from '@/lib/format/money';

interface ReceiptLine {
  name: string;
  /** What it is, where the name does not say so. */
  note?: string;
  quantity: number;
  /** Of one piece; undefined where the server does not say, as with all amounts here. */
  price: number | undefined;
  total: number | undefined;
}

/** What a receipt says. Amounts are tokens when tokens paid, money when a card did. */
export interface ReceiptFacts {
  number: string;
  /** When it was paid, ISO 8601. */
  at: string;
  paidBy: 'tokens' | 'card';
  /** As the server calls it. */
  status: string;
  lines: ReceiptLine[];
  /** Before the coupon. */
  original: number | undefined;
  coupon: { code: string; saving: number } | null;
  total: number | undefined;
  /** Who sold it; null = the site. */
  seller: string | null;
  /** Where goods go; empty where there are none. */
  address: string;
}

type Payment = Transaction | TokenTransaction;

/** Of something without lines, such as a tip, the payment itself is the line. */
function linesOf(payment: Payment, inTokens: boolean): ReceiptLine[] {
  const { products = [], totalPrice, originalPrice = totalPrice } = payment;
  if (products.length < 2) {
    const quantity = products[0]?.quantity ?? 1;
    const gift = inTokens || payment.type !== 'subscription_package' ? null : tokensBought(payment as Transaction);
    const note = gift ? `With ${formatTokens(gift)}` : kindOf(payment);
    return [{ name: boughtTitle(payment), note, quantity, price: quantity > 1 ? (unitPrice(products[0], inTokens) ?? (originalPrice === undefined ? undefined : partOf(originalPrice, quantity))) : originalPrice, total: originalPrice }];
  }
  return products.map((product) => {
    const quantity = product.quantity ?? 1;
    const price = unitPrice(product, inTokens);
    return { name: product.name, quantity, price, total: price === undefined ? undefined : times(price, quantity) };
  });
}

const unitPrice = (product: NonNullable<Payment['products']>[number] | undefined, inTokens: boolean) => (inTokens ? (product?.tokens ?? product?.price) : product?.price);

function receiptOf(payment: Payment, paidBy: ReceiptFacts['paidBy']): Omit<ReceiptFacts, 'coupon' | 'address'> {
  const { _id, createdAt = '', status = 'success', totalPrice, originalPrice = totalPrice } = payment;
  return { number: _id, at: createdAt, paidBy, status, lines: linesOf(payment, paidBy === 'tokens'), original: originalPrice, total: totalPrice, seller: payeeOf(payment)?.name ?? null };
}

/** The receipt of a payment by card. */
export const cardReceipt = (payment: Transaction): ReceiptFacts => ({
  ...receiptOf(payment, 'card'),
  coupon: payment.couponInfo && payment.totalPrice !== undefined ? { code: payment.couponInfo.code, saving: less(payment.originalPrice ?? payment.totalPrice, payment.totalPrice) } : null,
  address: addressLines(payment).join(', '),
});

/** The receipt of a payment in tokens. */
export const tokenReceipt = (payment: TokenTransaction): ReceiptFacts => ({
  ...receiptOf(payment, 'tokens'),
  coupon: null,
  address: addressLines(payment.shippingInfo ?? {}).join(', '),
});
