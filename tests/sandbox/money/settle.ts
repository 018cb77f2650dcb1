import { randomBytes } from 'node:crypto';
import type { Context } from '../context';
import type { Move } from '../db/rows';
import type { Store } from '../db/store';
import type { Delivery, TokenTransactionRow, TransactionRow } from '../seed/rows/money';
import { numberSetting } from '../views/settings';
import { hundredths, mainUnits } from './amounts';
import { announce } from './announce';
import { book, fanAccount, performerAccount } from './ledger';
import { takeStock, writeOrders } from './orders';
import { getShares, type Share } from './shares';

/** A payment that succeeded. */
export type Sale = {
  /** Its record. One in tokens is written here; one in money may exist since its checkout began. */
  payment: { paid: 'token'; row: TokenTransactionRow } | { paid: 'money'; row: TransactionRow };
  /** The delivery address and the buyer's note. */
  delivery?: Partial<Delivery> & { userNote?: string | undefined };
  /** Tokens that the buyer receives: a package, or the bonus of a membership. */
  tokensIn?: number;
  /** Further writes of the same transaction, such as a subscription or the use of a coupon. */
  also?: () => void;
};

/** The fraction of a sale that the site keeps. */
export const commissionRate = (store: Store): number => numberSetting(store, 'siteCommission', 0.2);

/**
 * Applies a completed sale in one transaction: the payment record with status `success`, bookings, stock, orders and
 * the sellers' earnings. Then emits its events: token income to sellers; unlocked items and added tokens to the buyer's
 * tabs. Throws 422 if a fan has too few tokens, 400 if goods are sold out.
 */
export function settle(context: Pick<Context, 'store' | 'now' | 'realtime'>, sale: Sale): void {
  const { store, now } = context;
  const at = now().toISOString();
  const shares = getShares(sale.payment.row, commissionRate(store), sale.payment.paid);
  store.atomically(() => {
    takeStock(store, sale.payment.row.products);
    bookSale(store, sale, shares, at);
    writePayment(store, sale, at);
    writeOrders(store, sale, shares, at);
    for (const share of shares) writeEarning(store, sale, share, at);
    sale.also?.();
  });
  announce(context, sale, shares);
}

function bookSale(
  store: Store,
  { payment: { paid, row }, tokensIn = 0 }: Sale,
  shares: readonly Share[],
  at: string,
): void {
  const about = { at, reason: row.type, transactionId: row._id, userId: row.sourceId };
  const buyer = paid === 'token' ? fanAccount(row.sourceId) : 'gateway';
  const commissions = shares.reduce((sum, { commission }) => sum + commission, 0);
  const moves: Move[] = [
    { account: buyer, amount: -hundredths(row.totalPrice) },
    ...shares.flatMap(({ performerId, net }) =>
      performerId === null ? [] : [{ account: performerAccount(performerId), amount: net }],
    ),
    { account: 'site', amount: commissions },
  ];
  book(store, { ...about, currency: paid, key: row.idempotencyKey ?? null, moves });
  if (tokensIn > 0) {
    const amount = hundredths(tokensIn);
    const given = [
      { account: 'mint', amount: -amount },
      { account: fanAccount(row.sourceId), amount },
    ];
    // Without the key: a payment attempt has exactly one booking with its key.
    book(store, { ...about, currency: 'token', key: null, moves: given });
  }
}

function writePayment(store: Store, { payment: { paid, row } }: Sale, at: string): void {
  if (paid === 'token') {
    store.tokenTransactions.insert({ ...row, status: 'success' });
    const stats = store.users.get(row.sourceId)?.stats;
    const spent = hundredths(stats?.totalTokenSpent ?? 0) + hundredths(row.totalPrice);
    if (stats) store.users.update(row.sourceId, { stats: { ...stats, totalTokenSpent: mainUnits(spent) } });
    return;
  }
  const settled = { ...row, status: 'success' as const, updatedAt: at };
  if (!store.transactions.update(row._id, settled)) store.transactions.insert(settled);
}

function writeEarning(
  store: Store,
  { payment: { paid, row } }: Sale,
  { performerId, gross, net }: Share,
  at: string,
): void {
  if (performerId === null) return;
  store.earnings.insert({
    _id: randomBytes(12).toString('hex'),
    createdAt: at,
    updatedAt: at,
    userId: row.sourceId,
    transactionId: row._id,
    performerId,
    sourceType: row.target,
    type: row.type,
    grossPrice: mainUnits(gross),
    netPrice: mainUnits(net),
    siteCommission: commissionRate(store),
    isPaid: false,
    paidAt: null,
    isToken: paid === 'token',
    transactionStatus: 'success',
  });
}
