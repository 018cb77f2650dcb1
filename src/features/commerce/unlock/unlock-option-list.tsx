import { useId, useState } from 'react';
import { Link } from '@/components/link';
import { CouponField } from '@/entities/payment/coupon-field';
import { isPaying } from '@/entities/payment/payment-display-state';
import { BlockError } from '@/components/empty-error-states/error-state';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { formatMoney } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { useCurrency } from '@/store/ui/use-currency';
import type { UnlockOptionsState } from './use-unlock-options';
import { UnlockOptionRow } from './unlock-option';
import { getTerms } from './unlock-labels';
import { takesCoupon } from './unlock-options';
import styles from './unlock-sheet.module.css';

export function UnlockOptionList({ item, state }: { item: UnlockSheetProps; state: UnlockOptionsState }) {
  const group = useId();
  const currency = useCurrency();
  const [today] = useState(() => new Date().toISOString());
  const { options, chosen, choose, price, saving, balance, coupon, loggedIn, isPerformer } = state;
  const { owner, plans } = state.offers;
  const isLocked = isPaying(state.state);
  const isSubscription = item.price === null;
  const coming = isSubscription && (owner.part === null || plans.part === null);

  return (
    <>
      {isSubscription || item.kind === 'stream' || item.kind === 'product' ? null : (
        <p className={styles.note}>Not included in subscriptions or membership.</p>
      )}
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{item.label}</legend>
        {options.map((option) => (
          <UnlockOptionRow
            key={option.id}
            option={option}
            group={group}
            chosen={option.id === chosen?.id}
            onChoose={() => choose(option.id)}
            disabled={isLocked}
            currency={currency}
            saving={saving}
            price={price}
            terms={option.id === chosen?.id ? getTerms(option, item.kind, { price, today, balance, currency }) : []}
          >
            {takesCoupon(option) && loggedIn ? (
              <CouponField
                entry={coupon}
                locked={isLocked}
                saving={`You save ${formatMoney(saving, currency)}${option.kind === 'card' ? '' : ' on the first payment'}.`}
              />
            ) : null}
          </UnlockOptionRow>
        ))}
        {coming && <span className={styles.coming} role="status" aria-label="Loading plans" />}
      </fieldset>
      {isSubscription && owner.part?.ok === false && (
        <BlockError title="Subscriptions couldn’t be loaded." message={owner.part.message} onRetry={owner.retry} />
      )}
      {isSubscription && plans.part?.ok === false && (
        <BlockError title="Memberships couldn’t be loaded." message={plans.part.message} onRetry={plans.retry} />
      )}
      {!coming && options.length === 0 && (
        <p>
          {isPerformer
            ? 'Performer accounts can’t make purchases. Log in with a fan account.'
            : 'This can’t be unlocked right now.'}
        </p>
      )}
      {isSubscription && !isPerformer && (
        <p className={styles.note}>
          <Link href={paths.membership}>Compare all memberships</Link>
        </p>
      )}
    </>
  );
}
