import type { Context } from '../context';
import { and, is, not } from '../db/conditions';
import type { Comment } from '../db/rows';
import { topLevelCommentsCondition, repliesBelowItems } from '../routes/comment-inbox';
import type { SeedData } from '../seed/seed-data';
import type { Plan } from './item-plans';

type RowOf<Name extends keyof SeedData> = SeedData[Name] extends readonly (infer Row)[] ? Row : never;

// Plans for what a performer receives: orders, subscribers, comments and earnings.

/** Order lines. Copies are further lines of the same orders. */
export function parcelPlan(
  { store }: Context,
  { orderDetails }: SeedData,
  sellerId: string,
): Plan<RowOf<'orderDetails'>> {
  return {
    table: store.orderDetails,
    shown: and([
      is('sellerId', sellerId),
      is('productType', 'physical'),
      not(is('status', 'pending')),
      not(is('status', 'failed')),
    ]),
    seeded: orderDetails
      .filter(({ productType, status }) => productType === 'physical' && status === 'paid')
      .map((row) => ({ ...row, sellerId })),
    copy: (_row, name) => ({ orderNumber: `${name('C').replace(' ', '')}-S1` }),
  };
}

export function subscriberPlan(
  { store }: Context,
  { subscriptions }: SeedData,
  performerId: string,
): Plan<RowOf<'subscriptions'>> {
  return {
    table: store.subscriptions,
    shown: is('performerId', performerId),
    seeded: subscriptions.filter((row) => row.performerId !== null).map((row) => ({ ...row, performerId })),
    copy: () => ({}),
  };
}

export function earningPlan({ store }: Context, { earnings }: SeedData, performerId: string): Plan<RowOf<'earnings'>> {
  return {
    table: store.earnings,
    shown: and([is('performerId', performerId), is('isToken', true)]),
    seeded: earnings.filter(({ isToken }) => isToken).map((row) => ({ ...row, performerId })),
    copy: () => ({}),
  };
}

/** Comments by others on the performer's items. Their replies are removed too, since replies go with their comment. */
export function inboxPlan({ store }: Context, { comments }: SeedData, performerId: string): Plan<Comment> {
  const byOthers = not(is('createdBy', performerId));
  return {
    table: store.comments,
    shown: and([topLevelCommentsCondition(performerId), byOthers]),
    disturbing: and([repliesBelowItems(performerId), byOthers]),
    seeded: comments
      .filter(({ createdBy }) => createdBy !== performerId)
      .map((row) => ({ ...row, objectId: performerId, objectType: 'performer' })),
    copy: ({ content }, name) => ({ content: name(content), totalReply: 0, totalLike: 0 }),
  };
}
