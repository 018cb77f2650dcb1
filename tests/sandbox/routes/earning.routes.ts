import { earningOperations } from '@/contract/earning';
import type { Context } from '../context';
import { and, is, not, type Condition } from '../db/conditions';
import { route, type Route } from '../http/route';
import { hundredths, mainUnits } from '../money/amounts';
import type { EarningRow } from '../seed/rows/money';
import { personById } from '../views/people';
import { ascending, createdWithin, descending, listed, maybe } from './listing';

type Filters = {
  fromDate?: string | undefined;
  toDate?: string | undefined;
  sourceType?: string | undefined;
  type?: string | undefined;
  isPaid?: boolean | undefined;
  isToken?: boolean | undefined;
  userId?: string | undefined;
};

const matching = (performerId: string, query: Filters): Condition[] => [
  is('performerId', performerId),
  maybe('sourceType', query.sourceType),
  maybe('type', query.type),
  maybe('isPaid', query.isPaid),
  maybe('isToken', query.isToken),
  maybe('userId', query.userId),
  createdWithin(query),
];

export function earningRoutes({ store }: Context): Route[] {
  /** The part of a payment that concerns this performer. */
  const paidFor = ({ transactionId, performerId }: EarningRow) => {
    const payment = store.tokenTransactions.get(transactionId) ?? store.transactions.get(transactionId);
    const products = payment?.products.filter((line) => line.performerId === performerId) ?? [];
    return products.length > 0
      ? { products: products.map(({ productId, name, quantity }) => ({ productId, name, quantity })) }
      : null;
  };

  return [
    // Tokens and money can't be added up. The default is tokens.
    route(earningOperations.getEarningStats, ({ query, viewer }) => {
      const filters = matching(viewer.account._id, { ...query, isToken: query.isToken ?? true });
      const rows = store.earnings.list(and([...filters, not(is('transactionStatus', 'refunded'))]));
      const sum = (of: (row: EarningRow) => number): number =>
        mainUnits(rows.reduce((total, row) => total + hundredths(of(row)), 0));
      const commission = sum(({ grossPrice }) => grossPrice) - sum(({ netPrice }) => netPrice);
      const totalSiteCommission = mainUnits(hundredths(commission));
      return {
        totalGrossPrice: sum(({ grossPrice }) => grossPrice),
        totalNetPrice: sum(({ netPrice }) => netPrice),
        totalSiteCommission,
        totalCommission: totalSiteCommission,
      };
    }),

    route(earningOperations.getEarningDays, ({ query, viewer }) => {
      const filters = matching(viewer.account._id, { ...query, isToken: query.isToken ?? true });
      const rows = store.earnings.list(and([...filters, not(is('transactionStatus', 'refunded'))]), {
        order: [ascending('createdAt')],
      });
      const groups = new Map<string, EarningRow[]>();
      for (const row of rows) {
        const key = `${row.createdAt.slice(0, 10)} ${row.sourceType} ${row.type}`;
        const sales = groups.get(key);
        if (sales) sales.push(row);
        else groups.set(key, [row]);
      }
      return [...groups.values()].flatMap((sales) => {
        const [first] = sales;
        if (!first) return [];
        const gross = sales.reduce((total, { grossPrice }) => total + hundredths(grossPrice), 0);
        const net = sales.reduce((total, { netPrice }) => total + hundredths(netPrice), 0);
        const sums = { grossPrice: mainUnits(gross), netPrice: mainUnits(net), siteCommission: mainUnits(gross - net) };
        const { sourceType, type } = first;
        return [{ day: first.createdAt.slice(0, 10), sourceType, type, ...sums, total: sales.length }];
      });
    }),

    route(earningOperations.searchEarnings, ({ query, viewer }) =>
      listed(store.earnings, query, {
        where: matching(viewer.account._id, query),
        fields: ['grossPrice', 'netPrice'],
        usual: [descending('createdAt')],
        view: (row) => ({
          ...row,
          commission: row.siteCommission,
          userInfo: personById({ store }, 'user', row.userId),
          transactionInfo: paidFor(row),
        }),
      }),
    ),
  ];
}
