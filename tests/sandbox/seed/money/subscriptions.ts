import { randomFrom } from '../../media/random';
import { getId } from '../ids';
import { WRITERS, fanId } from '../people/fans';
import { performerId } from '../people/performers';
import { packageId } from './offers';
import type { Clock } from '../clock';
import type { FanName } from '../people/fans';
import type { PerformerRow } from '../rows/people';
import type { SubscriptionRow } from '../rows/money';

type Kind = SubscriptionRow['subscriptionType'];
type Plan = {
  fan: FanName;
  performer: string | null;
  kind: Kind;
  began: number;
  /** Days from now; negative if it has ended. */ ends: number;
  canceled?: boolean;
  price: number;
  package?: string;
};

/** Subscriptions to performers and site memberships, oldest first. */
export function subscriptions(performers: readonly PerformerRow[], clock: Clock): SubscriptionRow[] {
  const getPrice = (id: string, kind: Kind) => {
    const performer = performers.find(({ _id }) => _id === id);
    if (kind === 'yearly') return performer?.yearlyPrice ?? 0;
    return kind === 'monthly' ? (performer?.monthlyPrice ?? 0) : 0;
  };
  const to = (
    fan: FanName,
    username: Parameters<typeof performerId>[0],
    kind: Kind,
    began: number,
    ends: number,
    canceled = false,
  ): Plan => {
    const performer = performerId(username);
    return { fan, performer, kind, began, ends, canceled, price: getPrice(performer, kind) };
  };
  const random = randomFrom('subscriptions');
  const audience = WRITERS.flatMap((fan, index): Plan[] => {
    const kind: Kind = index % 6 === 5 ? 'yearly' : index % 7 === 6 ? 'trial' : 'monthly';
    const ends = index % 5 === 4 ? -random.whole(2, 40) : random.whole(1, kind === 'yearly' ? 300 : 29);
    const extra = random.pick(['nova', 'zuri', 'chefamara', 'noorbakes', 'mayastrong', 'priyaflow'] as const);
    return [
      to(fan, 'aria', kind, random.whole(31, 400), ends, ends < 0 || index % 4 === 3),
      to(fan, extra, 'monthly', random.whole(31, 200), random.whole(1, 29)),
    ];
  });
  const plans: Plan[] = [
    to('fan', 'nova', 'monthly', 96, 24),
    to('fan', 'chefamara', 'yearly', 210, 155),
    to('fan', 'hanabi', 'monthly', 70, 11, true),
    to('fan', 'zuri', 'monthly', 140, -50, true),
    {
      fan: 'fan',
      performer: null,
      kind: 'single',
      began: 300,
      ends: -270,
      canceled: true,
      price: 17.99,
      package: 'Thirty days',
    },
    { fan: 'adaeze', performer: null, kind: 'recurring', began: 130, ends: 20, price: 14.99, package: 'Monthly' },
    {
      fan: 'marcusb',
      performer: null,
      kind: 'recurring',
      began: 80,
      ends: 9,
      canceled: true,
      price: 14.99,
      package: 'Monthly',
    },
    ...audience,
  ];
  return plans.map((plan) => row(plan, clock)).sort((a, b) => a.createdAt.localeCompare(b.createdAt));
}

function row(
  { fan, performer, kind, began, ends, canceled, price, package: plan }: Plan,
  clock: Clock,
): SubscriptionRow {
  const end = ends < 0 ? clock.ago({ days: -ends }) : clock.ahead({ days: ends });
  const renews = !canceled && (kind === 'monthly' || kind === 'yearly' || kind === 'recurring');
  return {
    _id: getId('subscription', `${fan}/${performer ?? plan ?? ''}`),
    createdAt: clock.ago({ days: began }),
    updatedAt: clock.ago({ days: Math.min(began, 6) }),
    subscriptionType: kind,
    userId: fanId(fan),
    performerId: performer,
    packageId: plan ? packageId(plan) : null,
    status: canceled ? 'deactivated' : 'active',
    expiredAt: end,
    startRecurringDate: renews ? clock.ago({ days: began }) : null,
    nextRecurringDate: renews ? end : null,
    paymentGateway: price > 0 ? 'ccbill' : 'free',
    price,
    transactionId: null,
  };
}
