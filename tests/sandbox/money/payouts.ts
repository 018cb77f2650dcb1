import { and, among, is, not } from '../db/conditions';
import type { Context } from '../context';
import type { Store } from '../db/store';
import { badRequest, found, HttpError, unprocessable } from '../http/errors';
import type { PayoutRow } from '../seed/rows/money';
import { numberSetting } from '../views/settings';
import { formatQuantity } from '../texts';
import { getSum, hundredths, mainUnits } from './amounts';
import { book, performerAccount } from './ledger';

const ofPerformer = (id: string) => is('sourceId', id);

/**
 * The totals of a performer in tokens: earned, paid out, and still available. `except` is the request that is being
 * changed.
 */
export function payoutSums(store: Store, performerId: string, except?: string) {
  const earned = store.earnings.list(
    and([is('performerId', performerId), is('isToken', true), not(is('transactionStatus', 'refunded'))]),
  );
  const requests = store.payouts
    .list(and([ofPerformer(performerId), among('status', ['pending', 'approved', 'done'])]))
    .filter(({ _id }) => _id !== except);
  const totalEarnedTokens = getSum(earned.map(({ netPrice }) => netPrice));
  const previousPaidOutTokens = getSum(
    requests.filter(({ status }) => status === 'done').map(({ requestTokens }) => requestTokens),
  );
  const requested = getSum(requests.map(({ requestTokens }) => requestTokens));
  return {
    totalEarnedTokens,
    previousPaidOutTokens,
    remainingUnpaidTokens: Math.max(0, mainUnits(hundredths(totalEarnedTokens) - hundredths(requested))),
  };
}

/** Throws 422 if the performer can't be paid this many tokens now. */
export function mustBePayable(store: Store, performerId: string, tokens: number, except?: string): void {
  const isOpen = ({ _id, status }: PayoutRow): boolean =>
    _id !== except && (status === 'pending' || status === 'approved');
  if (store.payouts.list(ofPerformer(performerId)).some(isOpen))
    throw new HttpError(
      422,
      'You already have an open payout request. Edit it or wait for a decision.',
      'DUPLICATE_PAYOUT_REQUEST',
    );
  if (!store.performers.get(performerId)?.bankingInformation) throw unprocessable('Add a payout account first.');
  const { remainingUnpaidTokens } = payoutSums(store, performerId, except);
  if (tokens > remainingUnpaidTokens)
    throw unprocessable(`You can request at most ${formatQuantity(remainingUnpaidTokens, 'token')}.`);
  const least = numberSetting(store, 'minimumPayoutAmount', 0);
  if (tokens < least) throw unprocessable(`The minimum payout is ${formatQuantity(least, 'token')}.`);
}

const FOLLOWS: Record<PayoutRow['status'], readonly PayoutRow['status'][]> = {
  pending: ['approved', 'rejected'],
  approved: ['done', 'rejected'],
  rejected: [],
  done: [],
};

/**
 * Applies an administrator's decision. When the payout is done, the tokens leave the performer's account and the oldest
 * earnings count as paid.
 */
export function decidePayout(
  { store, now }: Pick<Context, 'store' | 'now'>,
  id: string,
  status: PayoutRow['status'],
  adminNote = '',
): PayoutRow {
  const row = found(store.payouts.get(id), 'This request');
  if (!FOLLOWS[row.status].includes(status))
    throw badRequest(`The status can’t change from ${row.status} to ${status}.`);
  const at = now().toISOString();
  return store.atomically(() => {
    if (status === 'done') payOut(store, row, at);
    return found(store.payouts.update(id, { status, adminNote, updatedAt: at }));
  });
}

function payOut(store: Store, { _id, sourceId, requestTokens }: PayoutRow, at: string): void {
  const amount = hundredths(requestTokens);
  const moves = [
    { account: performerAccount(sourceId), amount: -amount },
    { account: 'mint', amount },
  ];
  book(store, { at, currency: 'token', reason: 'payout', transactionId: _id, key: null, userId: null, moves });
  const open = and([
    is('performerId', sourceId),
    is('isToken', true),
    is('isPaid', false),
    not(is('transactionStatus', 'refunded')),
  ]);
  let left = amount;
  for (const earning of store.earnings.list(open, { order: [{ path: 'createdAt', direction: 'asc' }] })) {
    left -= hundredths(earning.netPrice);
    if (left < 0) return;
    store.earnings.update(earning._id, { isPaid: true, paidAt: at, updatedAt: at });
  }
}
