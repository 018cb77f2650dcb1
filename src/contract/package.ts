import { z } from 'zod';
import { listData } from './envelope';
import { count, money, record, tokens } from './fields';
import type { Operations } from './operation';
import { listQuery, queryText, type QueryOf } from './query';

/** A site membership on sale. Periods are in days. */
export const subscriptionPackageSchema = record(
  { name: z.string(), price: money.describe('First payment') },
  {
    description: z.string(),
    ordering: z.number(),
    type: z.enum(['single', 'recurring']),
    initialPeriod: count,
    recurringPrice: money,
    recurringPeriod: count,
    isActive: z.boolean(),
    tokens: tokens.describe('Tokens included as a gift'),
  },
);
export type SubscriptionPackage = z.infer<typeof subscriptionPackageSchema>;

/** Tokens sold for money. */
export const tokenPackageSchema = record(
  { name: z.string(), price: money, tokens: tokens },
  {
    description: z.string(),
    ordering: z.number(),
    isActive: z.boolean(),
    bonusTokens: tokens.describe('Added to `tokens`'),
  },
);
export type TokenPackage = z.infer<typeof tokenPackageSchema>;

export const packageSearchQuery = listQuery({ name: queryText, status: queryText });
export type PackageSearchQuery = QueryOf<typeof packageSearchQuery>;

export const packageOperations = {
  searchSubscriptionPackages: {
    method: 'GET',
    path: '/package/subscription/search',
    auth: 'none',
    pages: ['/membership', '/user/subscriptions'],
    summary: 'Memberships on sale',
    query: packageSearchQuery,
    data: listData(subscriptionPackageSchema),
  },
  searchTokenPackages: {
    method: 'GET',
    path: '/package/token/search',
    auth: 'none',
    support: 'optional',
    pages: ['/user/wallet'],
    summary: 'Token packages on sale',
    query: packageSearchQuery,
    data: listData(tokenPackageSchema),
  },
} satisfies Operations;
