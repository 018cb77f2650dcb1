import type { EventItem } from '@/contract/event';
import type { Performer } from '@/contract/performer';
import type { Subscription } from '@/contract/subscription';
import { ApiError } from '@/lib/http/errors';
import type { StoryCircle } from '@/entities/story/stories';
import type { PageScope } from '@/store/page-scope';
import { loadStoryRing } from '@/store/story/load-story-ring';
import { eventQuery } from './profile-tabs';

/** What stands in the head of a profile besides the performer. Each part may be missing: the profile lives without. */
export interface ProfileAround {
  nextEvent: Pick<EventItem, '_id' | 'title' | 'startAt' | 'endAt'> | null;
  /** How many events are to come; unknown when they could not be asked for. */
  eventCount?: number;
  /** The stories that are out now. */
  story: StoryCircle | null;
  /** The visitor's subscription to this performer. */
  subscription: Pick<Subscription, '_id' | 'expiredAt' | 'nextRecurringDate'> | null;
}

/** Loads it; `from` is when an event must not have ended. Rejects only for the end of a session. */
export async function loadAround(scope: PageScope, performer: Performer, from: string): Promise<ProfileAround> {
  const { services, signal, getState } = scope;
  const isFan = getState().auth.loggedIn && performer.isSubscribed === true;
  const [events, circles, subscriptions] = await Promise.all([
    orNull(services.events.search({ ...eventQuery(performer, from), limit: 1 }, { signal })),
    loadStoryRing(scope, performer._id),
    isFan ? orNull(services.subscriptions.search({ performerId: performer._id, sortBy: 'expiredAt', limit: 1 }, { signal })) : null,
  ]);
  const [next] = events?.data.data ?? [];
  const [subscription] = subscriptions?.data.data ?? [];
  return {
    nextEvent: next ? { _id: next._id, title: next.title, startAt: next.startAt, endAt: next.endAt } : null,
    eventCount: events?.data.total,
    story: circles?.[0] ?? null,
    subscription: subscription ? { _id: subscription._id, expiredAt: subscription.expiredAt, nextRecurringDate: subscription.nextRecurringDate } : null,
  };
}

/** A part that failed is left out; the end of the session is everybody's business. */
async function orNull<T>(reply: Promise<T>): Promise<T | null> {
  try {
    return await reply;
  } catch (error) {
    if (!(error instanceof ApiError) || error.endsSession) throw error;
    return null;
  }
}
