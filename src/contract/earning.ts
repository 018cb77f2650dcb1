import { z } from 'zod';
import { listData } from './envelope';
import { count, id, isoDate, record } from './fields';
import type { Operations } from './operation';
import { dateRange, listQuery, query, queryBoolean, queryText, type QueryOf } from './query';
import { publicUserSchema } from './user';

/** The earning of one sale. The commission is a fraction from 0 to 1 and has two names. */
export const earningSchema = record(
  {},
  {
    grossPrice: z.number(),
    netPrice: z.number(),
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
  totalGrossPrice: z.number().optional(),
  totalNetPrice: z.number().optional(),
  totalSiteCommission: z.number().optional(),
  totalCommission: z.number().optional(),
});
export type EarningStats = z.infer<typeof earningStatsData>;

const filters = {
  ...dateRange,
  sourceType: queryText,
  type: queryText,
  isPaid: queryBoolean,
  isToken: queryBoolean,
  userId: queryText,
};

export const earningStatsQuery = query(filters);
export type EarningStatsQuery = QueryOf<typeof earningStatsQuery>;

export const earningSearchQuery = listQuery(filters);
export type EarningSearchQuery = QueryOf<typeof earningSearchQuery>;

/**
 * Earnings of one source on one UTC day, without refunded sales. In tokens unless `isToken` is false. Servers may send
 * one row per `type`.
 */
export const earningDaySchema = z.object({
  day: z.string().describe('YYYY-MM-DD'),
  sourceType: z.string(),
  type: z.string().optional().describe('As in the earnings; tells tips from subscriptions'),
  grossPrice: z.number(),
  netPrice: z.number(),
  siteCommission: z.number().describe('An amount, not a fraction'),
  total: count.describe('Number of sales'),
});
export type EarningDay = z.infer<typeof earningDaySchema>;

export const earningOperations = {
  getEarningStats: {
    method: 'GET',
    path: '/earning/performer/stats',
    auth: 'performer',
    pages: ['/studio', '/studio/earnings', '/studio/analytics'],
    summary: "Totals of the caller's earnings",
    query: earningStatsQuery,
    data: earningStatsData,
  },
  getEarningDays: {
    method: 'GET',
    path: '/earning/performer/days',
    auth: 'performer',
    support: 'sandbox',
    pages: ['/studio/earnings', '/studio/analytics'],
    summary:
      "Totals of the caller's earnings by day, source and type, oldest day first; days without sales are omitted",
    query: earningStatsQuery,
    data: z.array(earningDaySchema),
  },
  searchEarnings: {
    method: 'GET',
    path: '/earning/performer/search',
    auth: 'performer',
    pages: ['/studio', '/studio/earnings', '/studio/analytics', '/studio/fans'],
    summary: "The caller's earnings",
    query: earningSearchQuery,
    data: listData(earningSchema),
  },
} satisfies Operations;
