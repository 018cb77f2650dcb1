import type { Transaction } from '@/contract/payment';
import type { TokenTransaction } from '@/contract/token-transaction';
import { addressLines } from '@/entities/order/address-lines';
import { tokenPaymentStatus } from './payment-state';
import { boughtTitle, paymentKindLabel, getPayee, tokensBought } from './purchased';
import { formatTokens } from '@/lib/format/format';
import { subtractAmounts, getPart, multiplyPrice } from '@/lib/format/money';

interface ReceiptLine {
  name: string;
  /** Kind of item, if the name doesn't say so, or its status, if it isn't that of the payment. */
  note?: string;
  quantity: number;
  /** Unit price. Like all amounts here, undefined if the server doesn't send it. */
  price: number | undefined;
  total: number | undefined;
}

/** Data of a receipt. Amounts are in tokens or in money, depending on `paidBy`. */
export interface ReceiptFacts {
  number: string;
  /** Payment date, ISO 8601. */
  at: string;
  paidBy: 'tokens' | 'card';
  /** Raw status from the server. */
  status: string;
  lines: ReceiptLine[];
  /** Amount before the coupon. */
  original: number | undefined;
  coupon: { code: string; saving: number } | null;
  total: number | undefined;
  /** Names of the sellers; null for the site itself. */
  sellers: (string | null)[];
  /** Delivery address of physical products, or empty. */
  address: string;
}

type Payment = Transaction | TokenTransaction;

/** Payments without order lines, such as tips, get a single line. */
function toLines(payment: Payment, inTokens: boolean): ReceiptLine[] {
  const { products = [], totalPrice, originalPrice = totalPrice } = payment;
  if (products.length < 2) {
    const quantity = products[0]?.quantity ?? 1;
    const gift = inTokens || payment.type !== 'subscription_package' ? null : tokensBought(payment as Transaction);
    const note = gift ? `With ${formatTokens(gift)}` : paymentKindLabel(payment);
    return [
      {
        name: boughtTitle(payment),
        note,
        quantity,
        price:
          quantity > 1
            ? (unitPrice(products[0], inTokens) ??
              (originalPrice === undefined ? undefined : getPart(originalPrice, quantity)))
            : originalPrice,
        total: originalPrice,
      },
    ];
  }
  return products.map((product) => {
    const quantity = product.quantity ?? 1;
    const price = unitPrice(product, inTokens);
    return {
      name: product.name,
      quantity,
      price,
      total: price === undefined ? undefined : multiplyPrice(price, quantity),
    };
  });
}

const unitPrice = (product: NonNullable<Payment['products']>[number] | undefined, inTokens: boolean) =>
  inTokens ? (product?.tokens ?? product?.price) : product?.price;

function getReceipt(payment: Payment, paidBy: ReceiptFacts['paidBy']): Omit<ReceiptFacts, 'coupon' | 'address'> {
  const { _id, createdAt = '', status = '', totalPrice, originalPrice = totalPrice } = payment;
  return {
    number: _id,
    at: createdAt,
    paidBy,
    status: paidBy === 'tokens' ? tokenPaymentStatus(status) : status,
    lines: toLines(payment, paidBy === 'tokens'),
    original: originalPrice,
    total: totalPrice,
    sellers: [getPayee(payment)?.name ?? null],
  };
}

export const cardReceipt = (payment: Transaction): ReceiptFacts => ({
  ...getReceipt(payment, 'card'),
  coupon:
    payment.couponInfo && payment.totalPrice !== undefined
      ? {
          code: payment.couponInfo.code,
          saving: subtractAmounts(payment.originalPrice ?? payment.totalPrice, payment.totalPrice),
        }
      : null,
  address: addressLines(payment).join(', '),
});

export const tokenReceipt = (payment: TokenTransaction): ReceiptFacts => ({
  ...getReceipt(payment, 'tokens'),
  coupon: null,
  address: addressLines(payment.shippingInfo ?? {}).join(', '),
});
