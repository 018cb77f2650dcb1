import { Gift } from 'lucide-react';
import { useId } from 'react';
import { StateChip } from '@/components/chip/state-chip';
import { cx } from '@/components/cx';
import { Price } from '@/components/text/price';
import type { SubscriptionPackage } from '@/contract/package';
import { formatMoney, formatTokens } from '@/lib/format';
import styles from './plan-cards.module.css';
import { monthlyOf, periodOf } from './plan';

interface PlanCardsProps {
  plans: readonly SubscriptionPackage[];
  symbol: string;
  /** Id of the chosen one; null: there is nothing to choose, they are only shown. */
  chosen: string | null;
  /** Id of the one that the visitor has. */
  own: string | null;
  onPick: (id: string) => void;
}

/** All plans side by side; one of them can be chosen. */
export function PlanCards({ plans, symbol, chosen, own, onPick }: PlanCardsProps) {
  const name = useId();
  if (chosen === null) {
    return (
      <ul className={styles.cards}>
        {plans.map((plan) => (
          <li key={plan._id} className={styles.card}>
            <Plan plan={plan} symbol={symbol} isOwn={plan._id === own} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div role="radiogroup" aria-labelledby="plans" className={styles.cards}>
      {plans.map((plan) => (
        <label key={plan._id} className={cx(styles.card, styles.choice)}>
          <input type="radio" name={name} value={plan._id} checked={plan._id === chosen} onChange={() => onPick(plan._id)} />
          <Plan plan={plan} symbol={symbol} isOwn={plan._id === own} />
        </label>
      ))}
    </div>
  );
}

function Plan({ plan, symbol, isOwn }: { plan: SubscriptionPackage; symbol: string; isOwn: boolean }) {
  const monthly = monthlyOf(plan);
  return (
    <span className={styles.words}>
      <span className={styles.name}>
        <bdi>{plan.name}</bdi>
        {isOwn && <StateChip tone="good">Your plan</StateChip>}
      </span>
      <span className={styles.cost}>
        {plan.price > 0 ? <Price className={styles.price} amount={plan.price} symbol={symbol} /> : <span className={styles.price}>Free</span>} <span className={styles.period}>{periodOf(plan, symbol)}</span>
      </span>
      {monthly !== null && <span className={styles.small}>About {formatMoney(monthly, symbol)} a month</span>}
      {plan.description && (
        <span className={styles.about} dir="auto">
          {plan.description}
        </span>
      )}
      {plan.tokens ? (
        <span className={styles.gift}>
          <Gift aria-hidden="true" />
          {formatTokens(plan.tokens)} as a gift
        </span>
      ) : null}
    </span>
  );
}
