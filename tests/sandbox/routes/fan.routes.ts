import type { z } from 'zod';
import { fanOperations, type fanSchema } from '@/contract/fan';
import type { Context } from '../context';
import { always, and, is, mentions, not, or, withId } from '../db/conditions';
import type { User } from '../db/rows';
import { route, type Route } from '../http/route';
import type { EarningRow } from '../seed/rows/money';
import { publicPerson } from '../views/people';
import { topLevelCommentsCondition, repliesBelowItems } from './comment-inbox';

type Facts = Required<
  Pick<
    z.input<typeof fanSchema>,
    'subscriptionStatus' | 'totalPurchases' | 'totalTips' | 'totalComments' | 'isFavorite'
  >
> & { lastActivityAt: string };

const isSubscription = ({ type }: EarningRow): boolean => type.endsWith('subscription');
const MINUTES = ['private_chat', 'group_chat'];
/** Longest break within one show, in ms. */
const MAX_BREAK = 10 * 60_000;
const isTip = ({ type }: EarningRow): boolean => type === 'tip' || type === 'stream_tip';

/** The fans of a performer. */
export function fanRoutes({ store, now }: Context): Route[] {
  /** What each fan did for the performer, by fan id. */
  function getFacts(own: string): Map<string, Facts> {
    const all = new Map<string, Facts>();
    const factsFor = (userId: string, at: string): Facts => {
      const facts = all.get(userId) ?? {
        subscriptionStatus: null,
        totalPurchases: 0,
        totalTips: 0,
        totalComments: 0,
        isFavorite: false,
        lastActivityAt: at,
      };
      if (at > facts.lastActivityAt) facts.lastActivityAt = at;
      all.set(userId, facts);
      return facts;
    };
    for (const { userId, createdAt, expiredAt } of store.subscriptions.list(is('performerId', own))) {
      const facts = factsFor(userId, createdAt);
      if (facts.subscriptionStatus !== 'active')
        facts.subscriptionStatus = expiredAt > now().toISOString() ? 'active' : 'ended';
    }
    const sales = store.earnings.list(and([is('performerId', own), not(is('transactionStatus', 'refunded'))]));
    /** Time of the last minute, by type and fan: a show is one purchase. */
    const shows = new Map<string, number>();
    for (const sale of [...sales].sort((a, b) => a.createdAt.localeCompare(b.createdAt))) {
      const facts = factsFor(sale.userId, sale.createdAt);
      const show = `${sale.type} ${sale.userId}`;
      const at = Date.parse(sale.createdAt);
      const isNextMinute = MINUTES.includes(sale.type) && at - (shows.get(show) ?? -Infinity) <= MAX_BREAK;
      shows.set(show, at);
      if (isTip(sale)) facts.totalTips += 1;
      else if (!isSubscription(sale) && !isNextMinute) facts.totalPurchases += 1;
    }
    for (const { createdBy, createdAt } of store.comments.list(
      or([topLevelCommentsCondition(own), repliesBelowItems(own)]),
    ))
      factsFor(createdBy, createdAt).totalComments += 1;
    for (const { createdBy, createdAt } of store.reactions.list(and([is('objectId', own), is('action', 'favourite')])))
      factsFor(createdBy, createdAt).isFavorite = true;
    return all;
  }

  return [
    route(fanOperations.searchFans, ({ query: { q, sortBy = 'lastActivityAt', sort, limit, offset }, viewer }) => {
      const facts = getFacts(viewer.account._id);
      const accounts = store.users.list(
        and([withId([...facts.keys()]), is('status', 'active'), q ? mentions(q) : always]),
      );
      const getKey = (account: User): string => {
        if (sortBy === 'name') return account.name.toLowerCase();
        return (sortBy === 'createdAt' ? account.createdAt : facts.get(account._id)?.lastActivityAt) ?? '';
      };
      const direction = sort === 'asc' ? 1 : -1;
      const sorted = accounts
        .map((account) => ({ account, key: getKey(account) }))
        .sort((a, b) => direction * (a.key < b.key ? -1 : Number(a.key > b.key)));
      const data = sorted
        .slice(offset, offset + limit)
        .map(({ account }) => ({ ...publicPerson({ source: 'user', account }), ...facts.get(account._id) }));
      return { data, total: accounts.length };
    }),
  ];
}
