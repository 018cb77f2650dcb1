import type { Task } from 'redux-saga';
import { join, spawn } from 'redux-saga/effects';
import type { ListReply } from '@/contract/envelope';
import type { Transaction } from '@/contract/payment';
import { toHundredths, sumOfKnown } from '@/lib/format/money';
import { normalizePaymentStatus, tokenPaymentStatus } from '@/entities/payment/payment-state';
import { searchCardPayments } from '../payment/card-payments';
import { request } from '../request/request.saga';
import { selected, type Saga } from '../saga';
import type { Payment } from './pending';
import type { Line, Purchase, Receipt } from './purchase';

/**
 * What the history says about a payment. `waiting`: its payment page was created but nothing was paid there; `failed`:
 * declined, canceled or expired there; `absent`: the server knows of none; `unknown`: the history can't be read.
 */
export type Verdict = { is: 'paid' | 'waiting' | 'failed'; receipt: Receipt } | { is: 'absent' } | { is: 'unknown' };

/** More purchases than anyone makes while one payment is unclear. */
const NEWEST = { limit: 50, offset: 0, sortBy: 'createdAt', sort: 'desc' } as const;

/** Allowed difference between the clocks of device and server. */
const CLOCKS_DIFFER_MS = 2 * 60 * 1000;

/** Reads the newest token or card payments, newest first; null when they can't be read. */
export type Reading = (pay: Purchase['pay']) => Saga<Receipt[] | null>;

export function* readPaymentHistory(pay: Purchase['pay']): Saga<Receipt[] | null> {
  const outcome = yield* request<ListReply<Receipt>['data']>((services, signal) =>
    pay === 'token'
      ? services.tokenTransactions.search(NEWEST, { signal })
      : searchCardPayments(services, NEWEST, { signal }, 'searchPayments'),
  );
  if (!outcome.ok) return null;
  const toConfirm = yield* selected(({ purchase }) => purchase.toConfirm);
  return pay === 'card' && toConfirm ? withConfirmUrl(outcome.data.data, toConfirm) : outcome.data.data;
}

/** The history with the URL of a payment's confirmation, which some servers send by the live connection only. */
function withConfirmUrl(entries: Receipt[], toConfirm: Transaction): Receipt[] {
  const { _id, stripeConfirmUrl } = toConfirm;
  if (!entries.some((entry) => entry._id === _id)) return [toConfirm, ...entries];
  return entries.map((entry) => (entry._id === _id ? { ...entry, stripeConfirmUrl } : entry));
}

/** A reader for one round of checks that requests each history once. */
export function createHistoryReader(): Reading {
  const tasks = new Map<string, Task>();
  return function* (pay): Saga<Receipt[] | null> {
    // Spawned rather than forked: other checks wait for it too, even if the first is canceled.
    const task = tasks.get(pay) ?? ((yield spawn(readPaymentHistory, pay)) as Task);
    tasks.set(pay, task);
    return (yield join(task)) as Receipt[] | null;
  };
}

export function findInHistory(payment: Payment, entries: readonly Receipt[], known: ReadonlySet<string>): Verdict {
  const receipt =
    entries.find(({ _id }) => _id === payment.transactionId) ??
    entries.find((entry) => entry.idempotencyKey === payment.key) ??
    findLikelyMatch(payment, entries, known);
  return receipt ? verdictIn(receipt, payment.purchase.pay) : { is: 'absent' };
}

/** A refunded transaction was paid before. */
function verdictIn(receipt: Receipt, pay: Purchase['pay']): Verdict {
  switch (normalizePaymentStatus(pay === 'token' ? tokenPaymentStatus(receipt.status) : receipt.status)) {
    case 'success':
    case 'refunded':
      return { is: 'paid', receipt };
    case 'failed':
    case 'canceled':
      return { is: 'failed', receipt };
    case 'pending':
    case 'other':
      return { is: 'waiting', receipt };
  }
}

/**
 * For servers without idempotency keys: the same item for the same price, made since the click and not known to belong
 * to another payment.
 */
function findLikelyMatch(
  { purchase, terms, startedAt }: Payment,
  entries: readonly Receipt[],
  known: ReadonlySet<string>,
): Receipt | undefined {
  const since = entries.filter(
    (entry) =>
      !entry.idempotencyKey &&
      !known.has(entry._id) &&
      Date.parse(entry.createdAt ?? '') >= startedAt - CLOCKS_DIFFER_MS,
  );
  const isPrice = (price = NaN) => toHundredths(price) === toHundredths(terms.price);
  const whole = since.find(
    (entry) => (isPrice(entry.totalPrice) || isPrice(entry.originalPrice)) && isAbout(entry, purchase),
  );
  if (whole || purchase.kind !== 'products') return whole;
  const parts = purchase.products.flatMap(
    (line) => since.find((entry) => isAbout(entry, { ...purchase, products: [line] })) ?? [],
  );
  const order = parts.length === purchase.products.length ? getOrder(parts, purchase.pay) : undefined;
  return isPrice(order?.totalPrice) ? order : undefined;
}

/** Some servers make one entry per product. If one of them was paid, the order was. */
function getOrder(parts: readonly Receipt[], pay: Purchase['pay']): Receipt | undefined {
  const first = parts.find((part) => verdictIn(part, pay).is === 'paid') ?? parts[0];
  return (
    first && {
      ...first,
      totalPrice: sumOfKnown(parts.map(({ totalPrice }) => totalPrice)),
      products: parts.flatMap(({ products = [] }) => products),
    }
  );
}

const TIPS = ['tip', 'stream_tip'];

function isAbout(entry: Receipt, purchase: Purchase): boolean {
  const { type = '', targetId, performerId, products = [] } = entry;
  const isFor = (id: string) => targetId === id || products.some(({ productId }) => productId === id);
  switch (purchase.kind) {
    case 'tip':
      return TIPS.includes(type) && (performerId === purchase.performerId || isFor(purchase.performerId));
    case 'subscription':
      return type.includes('subscription') && (performerId === purchase.performerId || isFor(purchase.performerId));
    case 'membership':
    case 'tokens':
      return isFor(purchase.packageId);
    case 'products':
      return hasProducts(entry, purchase.products);
    default:
      return !TIPS.includes(type) && isFor(purchase.id);
  }
}

/**
 * Some servers name a single product only as the target, and its quantity only in the shipping details. Without any
 * quantity, the price decides.
 */
function hasProducts(entry: Receipt, lines: readonly Line[]): boolean {
  const { targetId, products = [] } = entry;
  const isNamed = products.length > 1 || products[0]?.productId;
  const bought = isNamed ? products : [{ productId: targetId, quantity: products[0]?.quantity }];
  const shipped = bought.length === 1 && 'shippingInfo' in entry ? entry.shippingInfo?.quantity : undefined;
  return (
    bought.length === lines.length &&
    lines.every((line) =>
      bought.some(
        ({ productId, quantity = shipped ?? line.quantity }) => productId === line._id && quantity === line.quantity,
      ),
    )
  );
}
