import type { InboxComment } from '@/contract/comment';
import type { Earning } from '@/contract/earning';
import type { Fan } from '@/contract/fan';
import type { Subscription } from '@/contract/subscription';
import type { PublicUser } from '@/contract/user';
import { pick } from '@/lib/record';
import type { FanQuery } from './fan-list';
import { mergeMinutes } from './merge-minutes';

interface Activity {
  subscriptions: readonly Subscription[];
  sales: readonly Earning[];
  comments: readonly InboxComment[];
}

const TIPS = ['tip', 'stream_tip'];

/** The fans among the given activity at `now` (ISO): everyone in it whose account still exists, once. */
export function collectFans({ subscriptions, sales, comments }: Activity, now: string): Fan[] {
  const fans = new Map<string, Fan>();
  const add = (
    person: PublicUser | null | undefined,
    at = '',
    change: (fan: Fan) => Partial<Fan> = () => ({}),
  ): void => {
    if (!person || person.isPerformer) return;
    const fan: Fan = fans.get(person._id) ?? pick(person, '_id', 'name', 'username', 'avatar', 'isOnline', 'createdAt');
    const last = fan.lastActivityAt ?? '';
    fans.set(person._id, { ...fan, ...change(fan), lastActivityAt: (at > last ? at : last) || null });
  };
  for (const { userInfo, createdAt, expiredAt, status } of subscriptions) {
    const isActive = expiredAt ? expiredAt > now : status === 'active';
    add(userInfo, createdAt, ({ subscriptionStatus }) => ({
      subscriptionStatus: isActive || subscriptionStatus === 'active' ? 'active' : 'ended',
    }));
  }
  for (const { userInfo, createdAt, type = '', sourceType = '', transactionStatus } of mergeMinutes(sales)) {
    if (transactionStatus === 'refunded') continue;
    if (TIPS.includes(type) || TIPS.includes(sourceType))
      add(userInfo, createdAt, ({ totalTips = 0 }) => ({ totalTips: totalTips + 1 }));
    else if (type.endsWith('subscription')) add(userInfo, createdAt);
    else add(userInfo, createdAt, ({ totalPurchases = 0 }) => ({ totalPurchases: totalPurchases + 1 }));
  }
  for (const { creator, createdAt } of comments)
    add(creator, createdAt, ({ totalComments = 0 }) => ({ totalComments: totalComments + 1 }));
  return [...fans.values()];
}

export function searchFans(fans: readonly Fan[], { q = '', sortBy, sort }: FanQuery): Fan[] {
  const text = q.trim().toLowerCase();
  const hits = fans.filter(({ name, username = '' }) => `${name} ${username}`.toLowerCase().includes(text));
  const getKey = (fan: Fan): string => (sortBy === 'name' ? fan.name.toLowerCase() : (fan[sortBy] ?? ''));
  const direction = sort === 'asc' ? 1 : -1;
  return hits.sort((a, b) => direction * getKey(a).localeCompare(getKey(b)));
}
