import type { SubscriptionPackage } from '@/contract/package';
import type { Subscription } from '@/contract/subscription';
import { orIfUnsupported } from '@/lib/http/errors';
import { loaded, type Loaded } from '@/lib/page/load-part';
import { ok, type PageOutcome } from '@/lib/page/outcome';
import { readParameter } from '@/lib/lists/query';
import { pick } from '@/lib/record';
import type { PageScope } from '@/store/page-scope';

const planForPage = (plan: SubscriptionPackage): SubscriptionPackage =>
  pick(
    plan,
    '_id',
    'name',
    'price',
    'description',
    'ordering',
    'type',
    'initialPeriod',
    'recurringPrice',
    'recurringPeriod',
    'isActive',
    'tokens',
  );

export type Membership = Pick<
  Subscription,
  '_id' | 'status' | 'subscriptionType' | 'packageId' | 'expiredAt' | 'nextRecurringDate' | 'updatedAt' | 'price'
>;

export interface MembershipPage {
  /** Time of the request, so that server and browser count days from the same moment. */
  today: string;
  plans: Loaded<SubscriptionPackage[]>;
  /** The visitor's membership; null for guests and performers. */
  membership: Loaded<Membership | null> | null;
  /** The site owner's description as sanitized HTML; may be empty. */
  benefit: string;
  plan: string;
  coupon: string;
}

async function loadSafeHtml(html: string, apiUrl: string): Promise<string> {
  if (!html) return '';
  const { sanitize } = await import('@/lib/safe-html');
  return sanitize(html, apiUrl);
}

const MAX_PLANS = 99;

/**
 * The site's plans and, for a fan, the membership. Each can fail independently; without plans the page responds with
 * 503.
 */
export async function loadMembership({
  services,
  query,
  getState,
  signal,
  apiUrl,
}: PageScope): Promise<PageOutcome<MembershipPage>> {
  const { auth, settings } = getState();
  const isFan = auth.loggedIn && !auth.authUser?.isPerformer;
  const [plans, membership, benefit] = await Promise.all([
    loaded(async () =>
      (
        await services.packages.searchSubscriptions({ sortBy: 'ordering', sort: 'asc', limit: MAX_PLANS }, { signal })
      ).data.data
        .filter(({ isActive }) => isActive !== false)
        .map(planForPage),
    ),
    isFan
      ? loaded(() =>
          orIfUnsupported(
            async () => membershipIn((await services.subscriptions.current({ signal })).data),
            () => Promise.resolve(null),
          ),
        )
      : null,
    loadSafeHtml(settings.userBenefit ?? '', apiUrl),
  ]);
  return ok(
    {
      today: new Date().toISOString(),
      plans,
      membership,
      benefit,
      plan: readParameter(query, 'plan'),
      coupon: readParameter(query, 'coupon'),
    },
    plans.ok ? 200 : 503,
  );
}

const membershipIn = (record: Subscription | null): Membership | null =>
  record && {
    ...pick(record, '_id', 'status', 'subscriptionType', 'packageId', 'price'),
    ...pick(record, 'expiredAt', 'nextRecurringDate', 'updatedAt'),
  };
