import type { Transaction } from '@/contract/payment';
import type { TokenTransaction } from '@/contract/token-transaction';
import { boughtPath, boughtTitle, paymentKindLabel, getPayee, tokensBought, type Payee } from './purchased';
import { subtractAmounts, getSum, sumOfKnown } from '@/lib/format/money';
import { paths } from '@/lib/page/paths';
import { normalizePaymentStatus, tokenPaymentStatus } from './payment-state';

/** One row of the token history or of the card payments. */
export interface LedgerRow {
  _id: string;
  at: string;
  kind: string;
  title: string;
  /** Path of the item, if it has a page. */
  path: string | null;
  payee: Payee | null;
  /** Raw status from the server; empty if it sends none. */
  status: string;
  /** Direction of the tokens; always `spent` for card payments. */
  flow: 'spent' | 'bought' | 'refunded';
  /** Signed number of tokens, or the amount paid by card; null if the server doesn't send it. */
  amount: number | null;
  /** Card payments only: the amount before the coupon. */
  original?: number;
  coupon?: string;
  /** Path of the receipt; null if nothing was paid. */
  receipt: string | null;
}

const wasPaid = (status: string | undefined) => ['success', 'refunded'].includes(normalizePaymentStatus(status));

const getCommonFields = (payment: Transaction | TokenTransaction) => ({
  _id: payment._id,
  at: payment.createdAt ?? '',
  kind: paymentKindLabel(payment),
  title: boughtTitle(payment),
  path: boughtPath(payment),
  payee: getPayee(payment),
  status: payment.status ?? '',
});

export const spentRow = (payment: TokenTransaction): LedgerRow => ({
  ...getCommonFields(payment),
  status: tokenPaymentStatus(payment.status),
  flow: 'spent',
  amount: payment.totalPrice === undefined ? null : -payment.totalPrice,
  receipt: wasPaid(tokenPaymentStatus(payment.status)) ? paths.tokenHistory(payment) : null,
});

/** Tokens from a successful card payment. */
const boughtRow = (payment: Transaction): LedgerRow => ({
  ...getCommonFields(payment),
  flow: 'bought',
  amount: tokensBought(payment),
  receipt: paths.payments(payment),
});

/** The refund of a row, dated when the payment last changed. */
const refundRow = (row: LedgerRow, at: string | undefined): LedgerRow => ({
  ...row,
  _id: `${row._id}/refund`,
  at: at ?? row.at,
  kind: 'Refund',
  status: 'refunded',
  flow: 'refunded',
  amount: row.amount === null ? null : -row.amount,
});

/** Returns the extra row of a refunded token payment; empty for any other. */
export const refundRows = (payment: TokenTransaction): LedgerRow[] =>
  normalizePaymentStatus(payment.status) === 'refunded' ? [refundRow(spentRow(payment), payment.updatedAt)] : [];

/** Returns the rows that a card payment adds to the token history; empty unless it bought tokens. */
export function toTokenRows(payment: Transaction): LedgerRow[] {
  const isTokens = payment.type !== 'subscription_package' || (tokensBought(payment) ?? 0) > 0;
  if (!isTokens || !wasPaid(payment.status)) return [];
  const row = boughtRow(payment);
  return normalizePaymentStatus(payment.status) === 'refunded' ? [row, refundRow(row, payment.updatedAt)] : [row];
}

export const cardRow = (payment: Transaction): LedgerRow => ({
  ...getCommonFields(payment),
  flow: 'spent',
  amount: payment.totalPrice ?? null,
  original: payment.originalPrice,
  coupon: payment.couponInfo?.code,
  receipt: wasPaid(payment.status) ? paths.payments(payment) : null,
});

/** Compares rows by date; a refund comes after a payment with the same date. */
export const oldestFirst = (a: LedgerRow, b: LedgerRow): number =>
  a.at.localeCompare(b.at) || Number(a.flow === 'refunded') - Number(b.flow === 'refunded');
export const newestFirst = (a: LedgerRow, b: LedgerRow): number => oldestFirst(b, a);

/** Pending and failed payments don't change the balance. */
const changesBalance = ({ status }: LedgerRow) => wasPaid(status);

/**
 * Returns the token balance after each row, newest first, starting from the current balance `now`. Null from the row
 * where it becomes unknown: below a row without an amount, or where the balance would be negative because rows are
 * missing.
 */
export function runningBalances(rows: readonly LedgerRow[], now: number): (number | null)[] {
  let balance: number | null = now;
  return rows.map((row) => {
    const after: number | null = balance;
    const amount = changesBalance(row) ? row.amount : 0;
    balance = after === null || amount === null ? null : subtractAmounts(after, amount);
    if (balance !== null && balance < 0) balance = null;
    return after;
  });
}

/** Totals of token rows; null if any amount is unknown. */
export interface TokenTotals {
  spent: number | null;
  bought: number | null;
  refunded: number | null;
}

export function tokenTotals(rows: readonly LedgerRow[]): TokenTotals {
  const sum = (flow: LedgerRow['flow']) => {
    const amounts = rows.filter((row) => row.flow === flow && changesBalance(row)).map(({ amount }) => amount);
    return amounts.includes(null) ? null : getSum(amounts.map((amount) => Math.abs(amount ?? 0)));
  };
  return { spent: sum('spent'), bought: sum('bought'), refunded: sum('refunded') };
}

/** Totals of card payments; null if any amount is unknown. */
export interface CardTotals {
  paid: number | null;
  refunded: number | null;
  pending: number | null;
}

export function cardTotals(rows: readonly LedgerRow[]): CardTotals {
  const sum = (step: string) =>
    sumOfKnown(
      rows.filter(({ status }) => normalizePaymentStatus(status) === step).map(({ amount }) => amount ?? undefined),
    ) ?? null;
  return { paid: sum('success'), refunded: sum('refunded'), pending: sum('pending') };
}
