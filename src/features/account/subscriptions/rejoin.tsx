import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/button/button';
import { RadioGroup } from '@/components/form/radio-group';
import { PayButton } from '@/entities/payment/pay-button';
import { PayStatus } from '@/entities/payment/payment-status';
import { RenewalTerms } from '@/entities/payment/renewal-terms';
import { formatMoney } from '@/lib/format/format';
import type { Entry } from './entry';
import styles from './entry-row.module.css';
import { useRejoin } from './use-rejoin';

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
  const { offers, offer, renewal, state, currency } = rejoin;
  const status = (
    <PayStatus
      state={state}
      title={`Subscription to ${performer.name}`}
      onCheck={rejoin.check}
      onContinue={rejoin.goOn}
      onDismiss={rejoin.dismiss}
    />
  );
  if (!open && !state) {
    return (
      <Button onClick={() => setOpen(true)}>
        Rejoin<span className="visually-hidden">: subscription to {performer.name}</span>
      </Button>
    );
  }
  return (
    <div ref={offered} tabIndex={-1} className={styles.rejoin} role="group" aria-label={`Rejoin ${performer.name}`}>
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
        {!state && (
          <Button look="ghost" onClick={() => setOpen(false)}>
            Not now
          </Button>
        )}
      </div>
    </div>
  );
}
