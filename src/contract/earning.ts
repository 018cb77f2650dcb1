import { z } from 'zod';
import { listData } from './envelope';
import { id, isoDate, record } from './fields';
import type { Operations } from './operation';
import { dateRange, listQuery, query, queryBoolean, queryText, type QueryOf } from './query';
import { publicUserSchema } from './user';

/** What a sale brought. The commission is a fraction from 0 to 1 and goes by two names. */
export const earningSchema = record(
  { grossPrice: z.number(), netPrice: z.number() },
  {
    userId: id,
    userInfo: publicUserSchema.nullable(),
    transactionId: id,
    transactionInfo: z.looseObject({}).nullable(),
    performerId: id,
    performerInfo: publicUserSchema.nullable(),
    sourceType: z.string(),
    type: z.string(),
    siteCommission: z.number(),
    commission: z.number(),
    isPaid: z.boolean(),
    paidAt: isoDate.nullable(),
    isToken: z.boolean(),
    transactionStatus: z.string(),
    payoutStatus: z.string(),
  },
);
export type Earning = z.infer<typeof earningSchema>;

export const earningStatsData = z.object({
  totalGrossPrice: z.number(),
  totalNetPrice: z.number(),
  totalSiteCommission: z.number().optional(),
  totalCommission: z.number().optional(),
});
export type EarningStats = z.infer<typeof earningStatsData>;

const filters = { ...dateRange, sourceType: queryText, type: queryText, isPaid: queryBoolean, isToken: queryBoolean };

export const earningStatsQuery = query(filters);
export type EarningStatsQuery = QueryOf<typeof earningStatsQuery>;

export const earningSearchQuery = listQuery(filters);
export type EarningSearchQuery = QueryOf<typeof earningSearchQuery>;

export const earningOperations = {
  getEarningStats: {
    method: 'GET',
    path: '/earning/performer/stats',
    auth: 'performer',
    summary: 'Sums of the own earnings',
    query: earningStatsQuery,
    data: earningStatsData,
  },
  searchEarnings: {
    method: 'GET',
    path: '/earning/performer/search',
    auth: 'performer',
    summary: 'Own earnings',
    query: earningSearchQuery,
    data: listData(earningSchema),
  },
} satisfies Operations;
