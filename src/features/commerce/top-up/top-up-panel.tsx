import { ArrowLeft } from 'lucide-react';
import { Button } from '@/components/button/button';
import type { TopUpProps } from '@/entities/access/item-slots';
import { CouponField } from '@/entities/payment/coupon-field';
import { PayButton } from '@/entities/payment/pay-button';
import { isPaying } from '@/entities/payment/payment-display-state';
import { PaymentStatus } from '@/entities/payment/payment-status';
import { TokenPackages, TokenPackagesSkeleton } from '@/entities/payment/token-packages';
import { tokensIn } from '@/entities/payment/token-price';
import { BlockError } from '@/components/empty-error-states/error-state';
import { formatMoney, formatTokens } from '@/lib/format/format';
import { useCurrency } from '@/store/ui/use-currency';
import { useTopUp } from './use-top-up';
import styles from './top-up.module.css';

export function TopUpPanel(props: TopUpProps) {
  const { missing, onBack } = props;
  const currency = useCurrency();
  const topUp = useTopUp(props);
  const { part, offers, chosen, coupon, saving, price, state } = topUp;
  const isLocked = isPaying(state);
  return (
    <div className={styles.topUp} data-testid="top-up">
      <div className={styles.head}>
        <Button variant="ghost" size="sm" icon={<ArrowLeft />} onClick={onBack}>
          Back
        </Button>
        {missing > 0 && <p>You need {formatTokens(missing)} more</p>}
      </div>
      {part === null && <TokenPackagesSkeleton />}
      {part?.ok === false && (
        <BlockError title="Token packages couldn’t be loaded." message={part.message} onRetry={topUp.retry} />
      )}
      {part?.ok && offers.length === 0 && <p>No token packages available right now.</p>}
      {chosen && (
        <>
          <TokenPackages
            packages={offers}
            currency={currency}
            missing={missing}
            chosenId={chosen._id}
            onChoose={topUp.choose}
            disabled={isLocked}
          />
          <CouponField entry={coupon} locked={isLocked} saving={`You save ${formatMoney(saving, currency)}.`} />
          <p className={styles.terms}>One-time card payment. Then you’ll come back here to continue.</p>
          <PaymentStatus
            state={state}
            title={formatTokens(tokensIn(chosen))}
            onCheck={topUp.check}
            onContinue={topUp.continuePayment}
            onDismiss={topUp.dismiss}
          />
          <PayButton state={state} checkingCoupon={coupon.checking} size="lg" wide onPay={topUp.pay}>
            Buy {formatTokens(tokensIn(chosen))} for {formatMoney(price, currency)}
          </PayButton>
        </>
      )}
    </div>
  );
}
