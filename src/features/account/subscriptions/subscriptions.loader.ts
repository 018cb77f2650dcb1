import type { SubscriptionPackage } from '@/contract/package';
import type { Subscription } from '@/contract/subscription';
import { orIfUnsupported } from '@/lib/http/errors';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { pick } from '@/lib/record';
import { performerPrice, planPrice, renewalCharge } from '@/entities/subscription/subscription-status';
import type { PageScope } from '@/store/page-scope';
import { newestOfEach, type Entry } from './entry';
import { MAX_LIMIT } from '@/lib/lists/query';

export interface SubscriptionsPage {
  /** Time of the request, so that server and browser count days from the same moment. */
  today: string;
  membership: Loaded<Entry | null>;
  subscriptions: Loaded<Entry[]>;
}

const MAX_REQUESTS = 5;

/** Loads the membership and the subscriptions; each can fail on its own. */
export async function loadSubscriptions({ services, signal }: PageScope): Promise<PageOutcome<SubscriptionsPage>> {
  const today = new Date().toISOString();
  const [plans, current, records] = await Promise.all([
    loaded(
      async () =>
        (await services.packages.searchSubscriptions({ sortBy: 'ordering', sort: 'asc', limit: MAX_LIMIT }, { signal }))
          .data.data,
    ),
    loaded(() =>
      orIfUnsupported<Subscription | null | 'missing'>(
        async () => (await services.subscriptions.current({ signal })).data,
        () => Promise.resolve('missing'),
      ),
    ),
    loaded(() => everyRecord(services.subscriptions, signal)),
  ]);
  const getEntry = (record: Subscription) => toEntry(record, plans.ok ? plans.content : []);
  const entries: Loaded<Entry[]> = records.ok ? { ok: true, content: records.content.map(getEntry) } : records;
  const ofSite = entries.ok
    ? newestOfEach(
        entries.content.filter(({ performerId }) => performerId === null),
        today,
      )
    : [];
  const getMembership = (): Loaded<Entry | null> => {
    if (!current.ok) return current;
    const { content } = current;
    // Without the call, only the records tell.
    if (content === 'missing' && !entries.ok) return entries;
    return { ok: true, content: content && content !== 'missing' ? getEntry(content) : (ofSite[0] ?? null) };
  };
  const page: SubscriptionsPage = {
    today,
    membership: getMembership(),
    subscriptions: entries.ok
      ? {
          ok: true,
          content: newestOfEach(
            entries.content.filter(({ performerId }) => performerId !== null),
            today,
          ),
        }
      : entries,
  };
  return ok(page, entries.ok ? 200 : 503);
}

/** Loads all records, because they are sorted and summed up here. */
async function everyRecord(
  service: PageScope['services']['subscriptions'],
  signal?: AbortSignal,
): Promise<Subscription[]> {
  const records: Subscription[] = [];
  for (let call = 0; call < MAX_REQUESTS; call += 1) {
    const { data } = await service.search({ limit: MAX_LIMIT, offset: records.length }, { signal });
    records.push(...data.data);
    if (data.data.length === 0 || records.length >= data.total) break;
  }
  return records;
}

function toEntry(record: Subscription, plans: readonly SubscriptionPackage[]): Entry {
  const {
    _id,
    performerId = null,
    performerInfo: performer,
    packageId = null,
    status,
    subscriptionType,
    startRecurringDate,
    createdAt,
    expiredAt = null,
    nextRecurringDate = null,
    updatedAt,
  } = record;
  const plan = plans.find((each) => each._id === packageId);
  const listPrice =
    performerId === null ? (plan ? planPrice(plan) : null) : performerPrice(subscriptionType, performer);
  return {
    _id,
    performerId,
    performer: performer ? pick(performer, '_id', 'name', 'username', 'avatar', 'monthlyPrice', 'yearlyPrice') : null,
    plan: plan?.name ?? null,
    packageId,
    status,
    subscriptionType,
    since: startRecurringDate ?? createdAt ?? null,
    expiredAt,
    nextRecurringDate,
    createdAt,
    updatedAt,
    charge: renewalCharge(record, listPrice),
  };
}
