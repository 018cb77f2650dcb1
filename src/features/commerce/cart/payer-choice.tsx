import { RadioGroup } from '@/components/form/radio-group';
import { formatMoney, formatNumber, formatTokens } from '@/lib/format/format';
import { subtractAmounts } from '@/lib/format/money';
import { useAppSelector, useIsLoggedIn } from '@/store/hooks';
import { useCurrency } from '@/store/ui/use-currency';
import styles from './checkout-form.module.css';
import type { Checkout } from './use-checkout';

export function PayerChoice({ checkout: { sums, saving, payBy, tokensPossible, form } }: { checkout: Checkout }) {
  const currency = useCurrency();
  const balance = useAppSelector(({ user }) => user.current.balance);
  const isLoggedIn = useIsLoggedIn();
  const tokens = sums.tokens ?? 0;
  if (!tokensPossible) return null;

  const after = subtractAmounts(balance, tokens);
  const hint =
    after >= 0
      ? `Your balance: ${formatTokens(balance)}. After this purchase: ${formatTokens(after)}.`
      : `Your balance: ${formatTokens(balance)}. You need ${formatTokens(-after)} more.`;
  return (
    <div className={styles.group}>
      <RadioGroup
        label="Pay with"
        name="pay"
        value={payBy}
        options={[
          { value: 'card', label: `Card · ${formatMoney(subtractAmounts(sums.money, saving), currency)}` },
          { value: 'token', label: `Tokens · ${formatNumber(tokens)}` },
        ]}
        hint={
          payBy === 'token' && isLoggedIn
            ? hint
            : payBy === 'card'
              ? 'You’ll pay on our payment provider’s page, then come back here.'
              : 'Log in to pay with your tokens.'
        }
        onChange={(pay) => form.set('pay', pay)}
      />
    </div>
  );
}
