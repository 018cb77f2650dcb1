import type { EventItem } from '@/contract/event';
import type { Performer } from '@/contract/performer';
import type { Subscription } from '@/contract/subscription';
import { loaded } from '@/lib/page/load-part';
import { pick } from '@/lib/record';
import type { StoryCircle } from '@/entities/story/stories';
import type { PageScope } from '@/store/page-scope';
import { loadStoryRing } from '@/store/story/load-story-ring';
import { eventQuery } from './profile-tabs';

/** Enough to include the performer on servers that ignore the filter. */
const SUBSCRIPTION_LIMIT = 50;

const SUBSCRIPTION_FIELDS = [
  '_id',
  'status',
  'subscriptionType',
  'expiredAt',
  'nextRecurringDate',
  'updatedAt',
] as const;

/** Data around a performer's profile. Any part may be missing. */
export interface ProfileExtras {
  nextEvent: Pick<EventItem, '_id' | 'title' | 'startAt' | 'endAt'> | null;
  /** Number of upcoming events; missing if it could not be loaded. */
  eventCount?: number;
  story: StoryCircle | null;
  /** Null without a record that gives access now. */
  subscription: Pick<Subscription, (typeof SUBSCRIPTION_FIELDS)[number]> | null;
}

/**
 * Loads the data around a profile. `from` is the earliest end of the events. Rejects only when the session has ended.
 */
export async function loadProfileExtras(scope: PageScope, performer: Performer, from: string): Promise<ProfileExtras> {
  const { services, signal, getState } = scope;
  const { auth, user } = getState();
  // Some servers don't say whether the fan subscribes.
  const maySubscribe = auth.loggedIn && !user.current.isPerformer && performer.isSubscribed !== false;
  const [events, circles, subscriptions] = await Promise.all([
    loaded(() => services.events.search({ ...eventQuery(performer, from), limit: 1 }, { signal })),
    loadStoryRing(scope, performer._id),
    maySubscribe
      ? loaded(() =>
          services.subscriptions.search(
            { performerId: performer._id, sortBy: 'expiredAt', limit: SUBSCRIPTION_LIMIT },
            { signal },
          ),
        )
      : null,
  ]);
  const upcoming = events.ok ? events.content.data : null;
  const [next] = upcoming?.data ?? [];
  const records = subscriptions?.ok ? subscriptions.content.data.data : [];
  const subscription =
    records.length > 0
      ? // Loaded on demand: only subscribers have records.
        (await import('./current-subscription')).getCurrentSubscription(records, from)
      : null;
  return {
    nextEvent: next ? { _id: next._id, title: next.title, startAt: next.startAt, endAt: next.endAt } : null,
    eventCount: upcoming?.total,
    story: circles?.[0] ?? null,
    subscription: subscription ? pick(subscription, ...SUBSCRIPTION_FIELDS) : null,
  };
}
