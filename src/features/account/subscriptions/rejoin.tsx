import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { RadioGroup } from '@/components/form/radio-group';
import { PayButton } from '@/entities/payment/pay-button';
import { PaymentStatus } from '@/entities/payment/payment-status';
import { RenewalTerms } from '@/entities/payment/renewal-terms';
import { formatMoney } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { renewalSentence, SUBSCRIPTION_DAYS } from '@/entities/subscription/renewal';
import { useAppDispatch } from '@/store/hooks';
import { purchaseRequested } from '@/store/purchase/purchase.slice';
import { usePurchaseForm } from '@/store/purchase/use-purchase';
import { useCurrency } from '@/store/ui/use-currency';
import type { Entry } from './entry';
import styles from './entry-row.module.css';

type Period = keyof typeof SUBSCRIPTION_DAYS;
type Performer = NonNullable<Entry['performer']>;

/** Periods that a performer offers, with current prices. */
const getPeriods = ({ monthlyPrice, yearlyPrice }: Performer): { period: Period; price: number }[] => [
  ...(monthlyPrice !== undefined ? [{ period: 'monthly' as const, price: monthlyPrice }] : []),
  ...(yearlyPrice !== undefined ? [{ period: 'yearly' as const, price: yearlyPrice }] : []),
];

function useRejoin(performer: Performer, { expiredAt, subscriptionType }: Entry, today: string) {
  const dispatch = useAppDispatch();
  const currency = useCurrency();
  const purchaseResult = usePurchaseForm(`subscription/${performer._id}`);
  const [picked, setPicked] = useState<Period>(subscriptionType === 'yearly' ? 'yearly' : 'monthly');

  const offers = getPeriods(performer);
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
    ...purchaseResult,
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

interface RejoinProps {
  entry: Entry;
  performer: NonNullable<Entry['performer']>;
  today: string;
}

const PERIOD_LABELS = { monthly: 'a month', yearly: 'a year' };

/** Resubscribes to a performer; price and renewal date appear above the button. */
export function Rejoin({ entry, performer, today }: RejoinProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const offered = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) offered.current?.focus();
  }, [open]);
  const rejoin = useRejoin(performer, entry, today);
  if (!rejoin) return null;
  const close = () => {
    if (rejoin.state) rejoin.dismiss();
    setOpen(false);
  };
  const { offers, offer, renewal, state, currency } = rejoin;
  const status = (
    <PaymentStatus
      state={state}
      title={`Subscription to ${performer.name}`}
      onCheck={rejoin.check}
      onContinue={rejoin.continuePayment}
      onDismiss={rejoin.dismiss}
    />
  );
  if (!open && !state) {
    return (
      <Button onClick={() => setOpen(true)}>
        Resubscribe<span className="visually-hidden"> to {performer.name}</span>
      </Button>
    );
  }
  return (
    <div
      ref={offered}
      tabIndex={-1}
      className={styles.rejoin}
      role="group"
      aria-label={`Resubscribe to ${performer.name}`}
    >
      {offers.length > 1 && (
        <RadioGroup
          label="Period"
          name={id}
          value={offer.period}
          options={offers.map(({ period, price }) => ({
            value: period,
            label: `${formatMoney(price, currency)} ${PERIOD_LABELS[period]}`,
          }))}
          onChange={rejoin.pick}
        />
      )}
      <RenewalTerms id={`${id}-terms`} renewal={renewal} />
      {status}
      <div className={styles.buttons}>
        <PayButton state={state} describedBy={`${id}-terms`} onPay={rejoin.pay}>
          Subscribe for {formatMoney(offer.price, currency)}
        </PayButton>
        {(!state || state.step === 'refused') && (
          <Button variant="ghost" onClick={close}>
            Not now
          </Button>
        )}
      </div>
    </div>
  );
}
