import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { PayButton } from '@/entities/payment/pay-button';
import { PaymentActions } from '@/entities/payment/payment-actions';
import { PayStatus } from '@/entities/payment/payment-status';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { formatTokens } from '@/lib/format/format';
import { withLoginIntent } from '@/lib/page/login-intent';
import { paths } from '@/lib/page/paths';
import { useCurrency } from '@/store/ui/use-currency';
import type { UnlockOptionsState } from './use-unlock-options';
import { loginIntentOf, attemptLabel, titleOf } from './unlock-labels';
import styles from './unlock-sheet.module.css';

export function UnlockActions({ item, state }: { item: UnlockSheetProps; state: UnlockOptionsState }) {
  const currency = useCurrency();
  const { chosen, price, missing, loggedIn, saveChoice, pay, setToppingUp } = state;
  if (!chosen) return null;
  const label = attemptLabel(chosen, item.kind, { price, currency });
  const topUp = (
    <Button look="primary" size="lg" wide onClick={() => setToppingUp(true)}>
      Get more tokens
    </Button>
  );
  return (
    <PaymentActions>
      <PayStatus
        state={state.state}
        title={titleOf(chosen, item)}
        onCheck={state.check}
        onContinue={state.goOn}
        onDismiss={state.dismiss}
        topUp={missing > 0 ? null : topUp}
      />
      {chosen.kind === 'cart' ? (
        <ButtonLink look="primary" size="lg" wide href={paths.cart} onClick={item.goods?.toCart}>
          {label}
        </ButtonLink>
      ) : !loggedIn ? (
        <ButtonLink
          look="primary"
          size="lg"
          wide
          href={paths.login(withLoginIntent(item.returnTo, loginIntentOf(chosen)))}
          onClick={saveChoice}
        >
          Log in to {label.charAt(0).toLowerCase() + label.slice(1)}
        </ButtonLink>
      ) : missing > 0 ? (
        <>
          <p className={styles.missing}>
            You have {formatTokens(state.balance ?? 0)}. You need {formatTokens(missing)} more.
          </p>
          {topUp}
        </>
      ) : (
        <PayButton state={state.state} size="lg" wide testId="pay" onPay={() => pay(chosen)}>
          {label}
        </PayButton>
      )}
    </PaymentActions>
  );
}
