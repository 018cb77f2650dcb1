import type { Transaction } from '@/contract/payment';
import type { TokenTransaction } from '@/contract/token-transaction';
import { boughtPath, boughtTitle, kindOf, payeeOf, tokensBought, type Payee } from './purchased';
import { less, sumOf } from '@/lib/format/money';
import { paths } from '@/lib/page/paths';
import { paymentStep } from './payment-state';

/** One line of an account of tokens or of card payments. */
export interface LedgerRow {
  _id: string;
  /** When, ISO 8601. */
  at: string;
  kind: string;
  title: string;
  /** Where the thing is on this site. */
  path: string | null;
  payee: Payee | null;
  /** As the server calls it. */
  status: string;
  /** What became of the tokens; of a card payment always `spent`. */
  flow: 'spent' | 'bought' | 'refunded';
  /** Tokens with their sign, or money as it was paid; null where the server does not say. */
  amount: number | null;
  /** Of a card payment, before the coupon. */
  original?: number;
  coupon?: string;
  /** Where its receipt is; null where nothing was paid. */
  receipt: string | null;
}

const wasPaid = (status: string | undefined) => ['success', 'refunded'].includes(paymentStep(status));

const common = (payment: Transaction | TokenTransaction) => ({
  _id: payment._id,
  at: payment.createdAt ?? '',
  kind: kindOf(payment),
  title: boughtTitle(payment),
  path: boughtPath(payment),
  payee: payeeOf(payment),
  status: payment.status ?? 'success',
});

/** Tokens that were spent. */
export const spentRow = (payment: TokenTransaction): LedgerRow => ({
  ...common(payment),
  flow: 'spent',
  amount: payment.totalPrice === undefined ? null : -payment.totalPrice,
  receipt: wasPaid(payment.status) ? paths.tokenHistory(payment) : null,
});

/** Tokens that came with a card payment which went through. */
const boughtRow = (payment: Transaction): LedgerRow => ({ ...common(payment), flow: 'bought', amount: tokensBought(payment), receipt: paths.payments(payment) });

/** The way back of what a row took or gave, when the payment was last changed. */
const refundRow = (row: LedgerRow, at: string | undefined): LedgerRow => ({
  ...row,
  _id: `${row._id}/refund`,
  at: at ?? row.at,
  kind: 'Refund',
  status: 'refunded',
  flow: 'refunded',
  amount: row.amount === null ? null : -row.amount,
});

/** The line that a refunded payment in tokens adds to the account; none for any other. */
export const refundRows = (payment: TokenTransaction): LedgerRow[] => (paymentStep(payment.status) === 'refunded' ? [refundRow(spentRow(payment), payment.updatedAt)] : []);

/** The lines that a card payment adds to an account of tokens: none unless it brought some. */
export function tokenRowsOf(payment: Transaction): LedgerRow[] {
  const isTokens = payment.type !== 'subscription_package' || (tokensBought(payment) ?? 0) > 0;
  if (!isTokens || !wasPaid(payment.status)) return [];
  const row = boughtRow(payment);
  return paymentStep(payment.status) === 'refunded' ? [row, refundRow(row, payment.updatedAt)] : [row];
}

/** A payment by card. */
export const cardRow = (payment: Transaction): LedgerRow => ({
  ...common(payment),
  flow: 'spent',
  amount: payment.totalPrice ?? null,
  original: payment.originalPrice,
  coupon: payment.couponInfo?.code,
  receipt: wasPaid(payment.status) ? paths.payments(payment) : null,
});

/** At the same moment what was given back comes after what was taken. */
export const oldestFirst = (a: LedgerRow, b: LedgerRow): number => a.at.localeCompare(b.at) || Number(a.flow === 'refunded') - Number(b.flow === 'refunded');
export const newestFirst = (a: LedgerRow, b: LedgerRow): number => oldestFirst(b, a);

/** Whether a row has moved the balance: what is pending or failed has not. */
const moves = ({ status }: LedgerRow) => wasPaid(status);

/**
 * The balance after each row of an account of tokens, whose newest row comes first and which `now` is the balance of. Null from where
 * on it cannot be told: below a row of unknown amount, and where the account would have been overdrawn, so that something is missing in it.
 */
export function runningBalances(rows: readonly LedgerRow[], now: number): (number | null)[] {
  let balance: number | null = now;
  return rows.map((row) => {
    const after: number | null = balance;
    const amount = moves(row) ? row.amount : 0;
    balance = after === null || amount === null ? null : less(after, amount);
    if (balance !== null && balance < 0) balance = null;
    return after;
  });
}

/** What rows of tokens come to; null where the amount of one is not known. */
export interface TokenTotals {
  spent: number | null;
  bought: number | null;
  refunded: number | null;
}

export function tokenTotals(rows: readonly LedgerRow[]): TokenTotals {
  const sum = (flow: LedgerRow['flow']) => {
    const amounts = rows.filter((row) => row.flow === flow && moves(row)).map(({ amount }) => amount);
    return amounts.includes(null) ? null : sumOf(amounts.map((amount) => Math.abs(amount ?? 0)));
  };
  return { spent: sum('spent'), bought: sum('bought'), refunded: sum('refunded') };
}

/** What card payments come to. */
export interface CardTotals {
  paid: number;
  refunded: number;
  pending: number;
}

export function cardTotals(rows: readonly LedgerRow[]): CardTotals {
  const sum = (step: string) => sumOf(rows.filter(({ status }) => paymentStep(status) === step).map(({ amount }) => amount ?? 0));
  return { paid: sum('success'), refunded: sum('refunded'), pending: sum('pending') };
}
