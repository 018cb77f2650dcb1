import { Dialog } from '@/components/dialog/dialog';
import type { UnlockSheetProps } from '@/entities/access/item-slots';
import { Picture } from '@/components/picture/picture';
import { Button } from '@/components/button/button';
import { ButtonLink } from '@/components/button/button-link';
import { PayButton } from '@/entities/payment/pay-button';
import { isPaying, isUnsettled } from '@/entities/payment/payment-display-state';
import { PaymentActions } from '@/entities/payment/payment-actions';
import { PaymentStatus } from '@/entities/payment/payment-status';
import { formatTokens } from '@/lib/format/format';
import { paths } from '@/lib/page/paths';
import { useCurrency } from '@/store/ui/use-currency';
import { TopUp } from '../top-up/top-up';
import { useUnlockOptions, type UnlockOptionsState } from './use-unlock-options';
import type { Choice } from './unlock-intent';
import { UnlockOptionList } from './unlock-option-list';
import { attemptLabel, getTitle } from './unlock-labels';
import styles from './unlock-sheet.module.css';

interface UnlockSheetOptions extends UnlockSheetProps {
  /** The choice before a login or a payment interrupted. */
  initial: Choice | null;
  onClose: () => void;
  onDone: () => void;
}

/** All unlock options, cheapest first; missing tokens are bought in place. */
export function UnlockSheet({ initial, onClose, onDone, ...item }: UnlockSheetOptions) {
  const state = useUnlockOptions(item, initial, onDone);
  const { toppingUp, setToppingUp } = state;
  return (
    <Dialog
      open
      shape="sheet"
      title={toppingUp ? 'Get more tokens' : item.label}
      onClose={onClose}
      footer={toppingUp ? undefined : <UnlockActions item={item} state={state} />}
    >
      <div className={styles.sheet} data-testid="unlock-sheet">
        <div className={styles.item}>
          {item.cover && <Picture className={styles.cover} src={item.cover} alt="" ratio="square" />}
          <p className={styles.title} dir="auto">
            {item.title}
            {item.performer && item.performer.name !== item.title && <span dir="auto">{item.performer.name}</span>}
          </p>
        </div>
        {toppingUp ? (
          <TopUp
            missing={state.missing}
            returnTo={state.returnTo}
            onLeave={state.saveChoice}
            onBack={() => setToppingUp(false)}
          />
        ) : (
          <UnlockOptionList item={item} state={state} />
        )}
      </div>
    </Dialog>
  );
}

function UnlockActions({ item, state }: { item: UnlockSheetProps; state: UnlockOptionsState }) {
  const currency = useCurrency();
  const { chosen, price, missing, loggedIn, saveChoice, pay, setToppingUp } = state;
  if (!chosen) return null;
  const label = attemptLabel(chosen, item.kind, { price, currency });
  return (
    <PaymentActions>
      <PaymentStatus
        state={state.state}
        title={getTitle(chosen, item)}
        onCheck={state.check}
        onContinue={state.continuePayment}
        onDismiss={state.dismiss}
      />
      {chosen.kind === 'cart' ? (
        <ButtonLink variant="primary" size="lg" wide href={paths.cart} onClick={item.goods?.toCart}>
          {label}
        </ButtonLink>
      ) : !loggedIn ? (
        <ButtonLink variant="primary" size="lg" wide href={paths.login(state.returnTo)} onClick={saveChoice}>
          Log in to {label.charAt(0).toLowerCase() + label.slice(1)}
        </ButtonLink>
      ) : missing > 0 && !isPaying(state.state) && !isUnsettled(state.state) ? (
        <>
          <p className={styles.missing}>
            You have {formatTokens(state.balance ?? 0)}. You need {formatTokens(missing)} more.
          </p>
          <Button variant="primary" size="lg" wide onClick={() => setToppingUp(true)}>
            Get more tokens
          </Button>
        </>
      ) : (
        <PayButton
          state={state.state}
          checkingCoupon={state.coupon.checking}
          size="lg"
          wide
          testId="pay"
          onPay={() => pay(chosen)}
        >
          {label}
        </PayButton>
      )}
    </PaymentActions>
  );
}
