import type { TokenPackage } from '@/contract/package';
import { CouponField } from '@/entities/payment/coupon-field';
import { PayButton } from '@/entities/payment/pay-button';
import { isPaying, isUnsettled } from '@/entities/payment/payment-display-state';
import { PaymentStatus } from '@/entities/payment/payment-status';
import { TokenPackages } from '@/entities/payment/token-packages';
import { tokensIn } from '@/entities/payment/token-price';
import { formatMoney, formatTokens } from '@/lib/format/format';
import { useCurrency } from '@/store/ui/use-currency';
import { useTokenPurchase } from './use-token-purchase';
import styles from './wallet.module.css';

interface BuyTokensProps {
  packages: readonly TokenPackage[];
  code: string;
}

export function BuyTokens({ packages, code }: BuyTokensProps) {
  const currency = useCurrency();
  const purchase = useTokenPurchase(packages, code);
  const { chosen, coupon, saving, price, state } = purchase;
  if (!chosen) return <p>No token packages available right now.</p>;
  const tokens = formatTokens(tokensIn(chosen));
  const bought = state?.step === 'done' ? state.title : tokens;
  const isLocked = isPaying(state) || isUnsettled(state);
  return (
    <div className={styles.buy}>
      <TokenPackages
        packages={packages}
        currency={currency}
        chosenId={chosen._id}
        onChoose={purchase.choose}
        disabled={isLocked}
      />
      <CouponField
        entry={coupon}
        locked={isLocked}
        saving={saving > 0 ? `You save ${formatMoney(saving, currency)}.` : undefined}
      />
      <p id="token-terms" className={styles.quiet}>
        One-time card payment on the payment provider’s page. Doesn’t renew.
      </p>
      <PaymentStatus
        state={state}
        title={tokens}
        done={`${bought} are in your wallet.`}
        onCheck={purchase.check}
        onContinue={purchase.continuePayment}
        onDismiss={purchase.dismiss}
      />
      <PayButton
        state={state}
        checkingCoupon={coupon.checking}
        size="lg"
        describedBy="token-terms"
        testId="buy-tokens"
        onPay={purchase.pay}
      >
        Buy {tokens} for {formatMoney(price, currency)}
      </PayButton>
    </div>
  );
}
