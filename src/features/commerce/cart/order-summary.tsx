import { useRouter } from 'next/router';
import { Coins, CircleAlert } from 'lucide-react';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { CouponField } from '@/entities/payment/coupon-field';
import { PayButton } from '@/entities/payment/pay-button';
import { isPaying, isUnsettled } from '@/entities/payment/payment-display-state';
import { PaymentStatus } from '@/entities/payment/payment-status';
import type { CouponEntry } from '@/entities/payment/use-coupon';
import { formatMoney, formatTokens, formatQuantity, pluralize } from '@/lib/format/format';
import { subtractAmounts } from '@/lib/format/money';
import { paths } from '@/lib/page/paths';
import { withQuery } from '@/lib/lists/query';
import { useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import styles from './order-summary.module.css';
import type { Verdict } from './line-verdict';
import { orderTitle } from './order-title';
import type { Checkout } from './use-checkout';

interface Props {
  checkout: Checkout;
  coupon: CouponEntry;
  onPay: () => void;
  onTopUp: () => void;
}

const formatItemCount = (count: number) => formatQuantity(count, 'item');

export function OrderSummary({ checkout, coupon, onPay, onTopUp }: Props) {
  const { sums, payBy, saving, due, state, busy, isConfirming, stopped, lines } = checkout;
  const currency = useCurrency();
  const isLoggedIn = useIsLoggedIn();
  const balance = useAppSelector(({ user }) => user.current.balance);
  const router = useRouter();

  const isByTokens = payBy === 'token';
  const formatAmount = (amount: number) => (isByTokens ? formatTokens(amount) : formatMoney(amount, currency));
  const login = paths.login(withQuery(paths.cart, { coupon: coupon.code.trim() }));
  const entry = isLoggedIn ? coupon : { ...coupon, apply: () => void router.push(login) };
  // Unsettled and completed payments are shown above the lines.
  const news = isUnsettled(state) || state?.step === 'done' ? null : state;
  const missing = isByTokens && isLoggedIn ? subtractAmounts(due, balance) : 0;

  return (
    <aside className={styles.summary} aria-label="Your order">
      {isByTokens ? (
        <p className={styles.quiet}>Coupons work with card payments only.</p>
      ) : (
        <div className={styles.coupon}>
          <CouponField entry={entry} locked={busy} saving={`You save ${formatMoney(saving, currency)}.`} />
          {!isLoggedIn && <p className={styles.quiet}>Log in to apply your coupon.</p>}
        </div>
      )}
      <dl className={styles.sums}>
        <dt>{formatItemCount(sums.pieces)}</dt>
        <dd>{formatAmount(isByTokens ? (sums.tokens ?? 0) : sums.money)}</dd>
        {!isByTokens && coupon.coupon && (
          <>
            <dt>Coupon</dt>
            <dd>−{formatMoney(saving, currency)}</dd>
          </>
        )}
        <dt className={styles.total}>Total</dt>
        <dd className={styles.total} data-testid="cart-due">
          {formatAmount(due)}
        </dd>
      </dl>
      <div className={styles.pay}>
        <div className={styles.news}>
          {stopped && <StopNote key={stopped.turn} why={stopped.why} verdicts={lines.map(({ verdict }) => verdict)} />}
          <PaymentStatus
            state={news}
            title={orderTitle(lines.map(({ item }) => item))}
            topUp={
              <Button size="sm" onClick={onTopUp}>
                Get more tokens
              </Button>
            }
          />
        </div>
        {(!isLoggedIn || missing > 0 || isUnsettled(state)) && (
          <p className={styles.due} aria-hidden="true">
            <span>{formatItemCount(sums.pieces)}</span>
            {formatAmount(due)}
          </p>
        )}
        {!isLoggedIn ? (
          <ButtonLink wide variant="primary" size="lg" href={login}>
            Log in to buy
          </ButtonLink>
        ) : missing > 0 && !isPaying(state) && !isUnsettled(state) ? (
          <Button wide variant="primary" size="lg" icon={<Coins />} onClick={onTopUp}>
            Get {formatTokens(missing)} more
          </Button>
        ) : (
          <PayButton
            wide
            size="lg"
            state={isConfirming ? { step: 'sending' } : state}
            checkingCoupon={coupon.checking}
            disabled={sums.pieces === 0}
            testId="pay"
            onPay={onPay}
          >
            Buy {formatItemCount(sums.pieces)} for {formatAmount(due)}
          </PayButton>
        )}
      </div>
    </aside>
  );
}

function stopText(why: 'lines' | 'changed', verdicts: readonly Verdict[]): string {
  if (why === 'changed')
    return 'Your cart changed in the meantime. Nothing was charged. Check the total and pay again.';
  const unchecked = verdicts.filter(({ kind }) => kind === 'failed' || kind === 'unknown').length;
  const changed = verdicts.filter(({ kind }) => kind !== 'good').length - unchecked;
  if (changed > 0)
    return `${pluralize(changed, 'One item has', `${formatQuantity(changed, 'item')} have`)} changed. Nothing was charged. Review the marked items before you pay.`;
  return unchecked > 0
    ? `We couldn’t check ${formatQuantity(unchecked, 'item')}. Nothing was charged. Retry.`
    : 'Everything is available again. Check the total before you pay.';
}

function StopNote({ why, verdicts }: { why: 'lines' | 'changed'; verdicts: readonly Verdict[] }) {
  return (
    <p role="alert" className={styles.stop}>
      <CircleAlert />
      {stopText(why, verdicts)}
    </p>
  );
}
