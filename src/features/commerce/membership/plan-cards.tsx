import { Gift } from 'lucide-react';
import { useId } from 'react';
import { StatusChip } from '@/components/chip/status-chip';
import { cx } from '@/components/cx';
import tick from '@/components/form/tick.module.css';
import { Price } from '@/components/text/price';
import type { SubscriptionPackage } from '@/contract/package';
import { formatMoney, formatQuantity, type Currency } from '@/lib/format/format';
import styles from './plan-cards.module.css';
import { getMonthlyPrice, getPeriod } from './plan';

interface PlanCardsProps {
  plans: readonly SubscriptionPackage[];
  currency: Currency;
  /** Id of the chosen plan; null if the plans are only shown. */
  chosen: string | null;
  /** Id of the visitor's plan. */
  own: string | null;
  onPick: (id: string) => void;
}

export function PlanCards({ plans, currency, chosen, own, onPick }: PlanCardsProps) {
  const name = useId();
  if (chosen === null) {
    return (
      <ul className={styles.cards}>
        {plans.map((plan) => (
          <li key={plan._id} className={styles.card}>
            <Plan plan={plan} currency={currency} isOwn={plan._id === own} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div role="radiogroup" aria-labelledby="plans" className={styles.cards}>
      {plans.map((plan) => (
        <label key={plan._id} className={cx(styles.card, styles.choice)}>
          <input
            type="radio"
            className={tick.dot}
            name={name}
            value={plan._id}
            checked={plan._id === chosen}
            onChange={() => onPick(plan._id)}
          />
          <Plan plan={plan} currency={currency} isOwn={plan._id === own} />
        </label>
      ))}
    </div>
  );
}

function Plan({ plan, currency, isOwn }: { plan: SubscriptionPackage; currency: Currency; isOwn: boolean }) {
  const monthly = getMonthlyPrice(plan, currency);
  return (
    <span className={styles.text}>
      <span className={styles.name}>
        <bdi>{plan.name}</bdi>
        {isOwn && <StatusChip tone="good">Your plan</StatusChip>}
      </span>
      <span>
        {plan.price > 0 ? (
          <Price className={styles.price} amount={plan.price} currency={currency} />
        ) : (
          <span className={styles.price}>Free</span>
        )}{' '}
        <span className={styles.period}>{getPeriod(plan, currency)}</span>
      </span>
      {monthly !== null && <span className={styles.small}>About {formatMoney(monthly, currency)} a month</span>}
      {plan.description && (
        <span className={styles.about} dir="auto">
          {plan.description}
        </span>
      )}
      {plan.tokens ? (
        <span className={styles.gift}>
          <Gift />+{formatQuantity(plan.tokens, 'bonus token')}
        </span>
      ) : null}
    </span>
  );
}
