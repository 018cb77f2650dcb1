import { useState } from 'react';
import { paths } from '@/lib/page/paths';
import { renewalSentence, SUBSCRIPTION_DAYS } from '@/entities/subscription/renewal';
import { useAppDispatch } from '@/store/hooks';
import { purchaseRequested } from '@/store/purchase/purchase.slice';
import { usePurchase } from '@/store/purchase/use-purchase';
import { useCurrency } from '@/store/ui/use-currency';
import type { Entry } from './entry';

type Period = keyof typeof SUBSCRIPTION_DAYS;
type Performer = NonNullable<Entry['performer']>;

/** Periods that a performer offers, with current prices. */
const periodsOf = ({ monthlyPrice, yearlyPrice }: Performer): { period: Period; price: number }[] => [
  ...(monthlyPrice !== undefined ? [{ period: 'monthly' as const, price: monthlyPrice }] : []),
  ...(yearlyPrice !== undefined ? [{ period: 'yearly' as const, price: yearlyPrice }] : []),
];

/** State of resubscribing to a performer: period, terms and payment. */
export function useRejoin(performer: Performer, { expiredAt, subscriptionType }: Entry, today: string) {
  const dispatch = useAppDispatch();
  const currency = useCurrency();
  const standing = usePurchase(`subscription/${performer._id}`);
  const [picked, setPicked] = useState<Period>(subscriptionType === 'yearly' ? 'yearly' : 'monthly');

  const offers = periodsOf(performer);
  const offer = offers.find(({ period }) => period === picked) ?? offers[0];
  if (!offer) return null;
  const renewal = renewalSentence({
    today,
    price: offer.price,
    recurringPrice: offer.price,
    periodDays: SUBSCRIPTION_DAYS[offer.period],
    paidUntil: expiredAt,
    currency,
  });

  return {
    offers,
    offer,
    renewal,
    ...standing,
    currency,
    pick: setPicked,
    pay: () =>
      dispatch(
        purchaseRequested({
          purchase: { kind: 'subscription', pay: 'card', performerId: performer._id, period: offer.period },
          terms: { title: performer.name, price: offer.price, returnTo: paths.subscriptions },
        }),
      ),
  };
}
