import { randomBytes } from 'node:crypto';
import { payoutOperations } from '@/contract/payout';
import type { Context } from '../context';
import { is, withId } from '../db/conditions';
import { badRequest, forbidden, found } from '../http/errors';
import { route, type Route } from '../http/route';
import { mustBePayable, payoutSums } from '../money/payouts';
import type { PayoutRow } from '../seed/rows/money';
import { masked } from '../views/people';
import { numberSetting } from '../views/settings';
import { createdWithin, descending, listed, maybe } from './listing';

/** Payout requests. Test controls decide on them. */
export function payoutRoutes({ store, now }: Context): Route[] {
  const ownRequest = (id: string, performerId: string): PayoutRow => {
    const row = found(store.payouts.get(id), 'This request');
    if (row.sourceId !== performerId) throw forbidden('This request belongs to someone else.');
    return row;
  };

  return [
    route(payoutOperations.calculatePayout, ({ viewer }) => payoutSums(store, viewer.account._id)),

    route(payoutOperations.searchPayouts, ({ query, viewer }) =>
      listed(store.payouts, query, {
        where: [
          is('sourceId', viewer.account._id),
          maybe('status', query.status),
          maybe('paymentAccountType', query.paymentAccountType),
          createdWithin(query),
        ],
        fields: ['requestTokens', 'status'],
        usual: [descending('createdAt')],
        view: payoutView,
      }),
    ),

    route(payoutOperations.getPayout, ({ params: { id }, viewer }) => payoutView(ownRequest(id, viewer.account._id))),

    route(
      payoutOperations.requestPayout,
      ({ body: { requestTokens, requestNote = '', paymentAccountType = 'banking' }, viewer: { account } }) => {
        mustBePayable(store, account._id, requestTokens);
        const at = now().toISOString();
        const _id = randomBytes(12).toString('hex');
        const { bankName = '', bankAccount = '' } = account.bankingInformation ?? {};
        const row = store.payouts.insert({
          _id,
          createdAt: at,
          updatedAt: at,
          source: 'performer',
          sourceId: account._id,
          requestTokens,
          tokenConversionRate: numberSetting(store, 'tokenConversionRate', 0.1),
          requestNote,
          adminNote: '',
          status: 'pending',
          paymentAccountType,
          paymentAccountInfo: { bankName, bankAccount },
          payoutId: `P-${_id.slice(0, 6).toUpperCase()}`,
        });
        return payoutView(row);
      },
    ),

    route(payoutOperations.updatePayout, ({ params: { id }, body: { requestTokens, requestNote }, viewer }) => {
      const row = ownRequest(id, viewer.account._id);
      if (row.status !== 'pending') throw badRequest('This request has already been decided.');
      if (requestTokens !== undefined) mustBePayable(store, viewer.account._id, requestTokens, id);
      const change = {
        ...(requestTokens !== undefined && { requestTokens }),
        ...(requestNote !== undefined && { requestNote }),
        updatedAt: now().toISOString(),
      };
      return payoutView(found(store.payouts.update(id, change)));
    }),

    route(payoutOperations.withdrawPayout, ({ params: { id }, viewer }) => {
      if (ownRequest(id, viewer.account._id).status !== 'pending')
        throw badRequest('This request has already been decided.');
      store.payouts.remove(withId([id]));
      return { success: true };
    }),
  ];
}

const payoutView = (row: PayoutRow): PayoutRow => ({
  ...row,
  paymentAccountInfo: row.paymentAccountInfo && {
    ...row.paymentAccountInfo,
    bankAccount: masked(row.paymentAccountInfo.bankAccount),
  },
});
