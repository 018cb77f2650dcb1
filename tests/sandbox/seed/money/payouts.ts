import { getSum } from '../../money/amounts';
import { getId } from '../ids';
import { performerId } from '../people/performers';
import type { Clock } from '../clock';
import type { EarningRow, PayoutRow } from '../rows/money';
import type { PerformerRow } from '../rows/people';
import { TOKEN_PRICE } from './records';

/** A performer's tokens: what the earnings add up to, without the payouts that were sent. */
export function getTokensLeft(
  earnings: readonly EarningRow[],
  payoutRows: readonly PayoutRow[],
  performer: string,
): number {
  const earned = earnings.filter(
    (row) => row.performerId === performer && row.isToken && row.transactionStatus !== 'refunded',
  );
  const sent = payoutRows.filter(({ sourceId, status }) => sourceId === performer && status === 'done');
  return getSum([...earned.map(({ netPrice }) => netPrice), ...sent.map(({ requestTokens }) => -requestTokens)]);
}

/** The payouts of aria: one for all of her paid earnings, after a rejected request. */
export function payouts(
  performers: readonly PerformerRow[],
  earnings: readonly EarningRow[],
  clock: Clock,
): PayoutRow[] {
  const aria = performerId('aria');
  const bank = performers.find(({ _id }) => _id === aria)?.bankingInformation;
  const paid = earnings.filter(
    (earning) =>
      earning.performerId === aria && earning.isToken && earning.isPaid && earning.transactionStatus === 'success',
  );
  const tokens = getSum(paid.map(({ netPrice }) => netPrice));
  const payout = (
    name: string,
    days: number,
    settledDays: number,
    other: Pick<PayoutRow, 'requestTokens' | 'status' | 'adminNote'>,
  ): PayoutRow => ({
    _id: getId('payout', name),
    createdAt: clock.ago({ days }),
    updatedAt: clock.ago({ days: settledDays }),
    source: 'performer',
    sourceId: aria,
    tokenConversionRate: TOKEN_PRICE,
    requestNote: '',
    paymentAccountType: 'banking',
    paymentAccountInfo: bank ? { bankName: bank.bankName, bankAccount: bank.bankAccount } : null,
    payoutId: `P-${getId('payout-number', name).slice(0, 6).toUpperCase()}`,
    ...other,
  });
  return [
    payout('aria/first', 48, 46, {
      requestTokens: tokens,
      status: 'rejected',
      adminNote: 'The bank rejected this account. Check the number, then request the payout again.',
    }),
    payout('aria/second', 33, 30, { requestTokens: tokens, status: 'done', adminNote: '' }),
  ];
}
