import { z } from 'zod';
import { listData } from './envelope';
import { count, flag, isoDate } from './fields';
import type { Operations } from './operation';
import { listQuery, type QueryOf } from './query';
import { publicUserSchema } from './user';

/** A fan who subscribed, bought, tipped, commented or added the performer to their favorites. */
export const fanSchema = publicUserSchema.extend(
  z
    .object({
      subscriptionStatus: z.enum(['active', 'ended']).nullable(),
      totalPurchases: count,
      totalTips: count,
      totalComments: count,
      isFavorite: flag.describe("The performer is one of the fan's favorites"),
      lastActivityAt: isoDate.nullable().describe('The latest of these activities'),
    })
    .partial().shape,
);
export type Fan = z.infer<typeof fanSchema>;

/** `sortBy`: lastActivityAt (default), name or createdAt. `q` searches the names. */
export const fanSearchQuery = listQuery({});
export type FanSearchQuery = QueryOf<typeof fanSearchQuery>;

export const fanOperations = {
  searchFans: {
    method: 'GET',
    path: '/performer/fans',
    auth: 'performer',
    support: 'optional',
    pages: ['/studio/fans'],
    summary:
      'Fans of the caller and what makes them fans. Without the call, the page combines the latest subscriptions, earnings and comments.',
    query: fanSearchQuery,
    data: listData(fanSchema),
  },
} satisfies Operations;
